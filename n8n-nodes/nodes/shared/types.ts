import type { IDataObject, INodeExecutionData, IPairedItemData } from 'n8n-workflow';

/** Who keeps the time: this workflow, with n8n's timer and a carried context, or the service. */
export type Keeper = 'workflow' | 'service';

export interface Question {
	id: string;
	text: string;
	options: string[];
	field: string | null;
}

export interface Level {
	index: number;
	role: string;
	/** Seconds. */
	timeout: number;
	deadline: string;
	reach: string | null;
}

export type Status = 'clear' | 'pending' | 'resolved' | 'best_guess' | 'cancelled';

/** A clarification as the service shows it; see its API for the fields that are not named here. */
export interface Clarification extends IDataObject {
	/** Null where the instruction is clear and nothing was opened. */
	id: string | null;
	version: number;
	status: Status;
	/** What is open: one question at a time, or all of them for a form. */
	questions: Question[] & IDataObject[];
	level: (Level & IDataObject) | null;
	answer_url: string | null;
	context: string | null;
	/** Only in answer to the opening. */
	assessment?: { language: string } & IDataObject;
}

/** What somebody did about a question. */
export type Reply =
	| { event: 'answered'; answers: Array<{ question_id: string; value: string }> }
	| { event: 'skipped' | 'declined'; question_id: string };

/** What an open question is about: as much as the form needs. */
export interface Asked {
	id: string;
	version: number;
	questions: Question[];
	/** The instruction, and the language in which its questions are. */
	text: string;
	language?: string;
}

/** One item of a group whose question is still open. */
export interface Member extends Asked {
	keeper: Keeper;
	/** The whole clarification, signed, where the workflow keeps the time. */
	context: string | null;
	level: Level | null;
	/** The item as it came, and the one before it that it is paired with. */
	item: INodeExecutionData;
	pairedItem: IPairedItemData;
	/** Each question at each level that somebody was asked: nobody is asked the same twice. */
	asked: string[];
	/** When to look again (ms since 1970); unset until Askfirst Wait starts the clock. */
	due?: number;
	/** Whether Askfirst Wait waits, so that what comes to the Askfirst node next comes from there. */
	parked?: boolean;
	/** What the service could not be told yet. */
	reply?: Reply;
	/** How often in a row the service could not be reached. */
	failures: number;
}
