/** What the form and the messages say beside the question, in the languages of the service's packs. */

export interface Words {
	language: string;
	title: string;
	/** Above the instruction. */
	about: string;
	/** Above the field for an answer. */
	yours: string;
	send: string;
	skip: string;
	empty: string;
	/** With `{count}` and `{most}`, in characters. */
	tooLong: string;
	thanks: string;
	passedOn: string;
	closed: string;
	closedWhy: string;
	/** The answer could not be passed on within a minute. */
	busy: string;
	/** Before the link in a message. */
	answerHere: string;
}

const ENGLISH: Words = {
	language: 'en',
	title: 'A question for you',
	about: 'About this request',
	yours: 'Your answer',
	send: 'Send',
	skip: 'Go on without an answer',
	empty: 'Nothing was sent: choose an answer, or write one.',
	tooLong: 'An answer has {count} characters; at most {most} fit. Please shorten it.',
	thanks: 'Thank you',
	passedOn: 'Your answer has been passed on. You can close this page.',
	closed: 'This question is closed',
	closedWhy: 'It has been answered, or is no longer waited for. Nothing was recorded.',
	busy: 'Your answer could not be passed on yet. Please send it again in a minute.',
	answerHere: 'Answer here:',
};

const ALL: Words[] = [
	ENGLISH,
	{
		language: 'de',
		title: 'Eine Frage an Sie',
		about: 'Es geht um diesen Auftrag',
		yours: 'Ihre Antwort',
		send: 'Absenden',
		skip: 'Ohne Antwort weitermachen',
		empty: 'Es wurde nichts gesendet: Wählen Sie eine Antwort, oder schreiben Sie eine.',
		tooLong: 'Eine Antwort hat {count} Zeichen; höchstens {most} passen. Bitte kürzen Sie sie.',
		thanks: 'Vielen Dank',
		passedOn: 'Ihre Antwort wurde weitergegeben. Sie können diese Seite schließen.',
		closed: 'Diese Frage ist geschlossen',
		closedWhy:
			'Sie wurde schon beantwortet, oder es wird nicht mehr darauf gewartet. Es wurde nichts festgehalten.',
		busy: 'Ihre Antwort konnte noch nicht weitergegeben werden. Bitte senden Sie sie in einer Minute noch einmal.',
		answerHere: 'Hier antworten:',
	},
	{
		language: 'es',
		title: 'Una pregunta para usted',
		about: 'Sobre esta solicitud',
		yours: 'Su respuesta',
		send: 'Enviar',
		skip: 'Seguir sin respuesta',
		empty: 'No se envió nada: elija una respuesta o escriba una.',
		tooLong:
			'Una respuesta tiene {count} caracteres; caben {most} como máximo. Acórtela, por favor.',
		thanks: 'Gracias',
		passedOn: 'Su respuesta se ha transmitido. Puede cerrar esta página.',
		closed: 'Esta pregunta está cerrada',
		closedWhy: 'Ya se respondió, o ya no se espera respuesta. No se registró nada.',
		busy: 'Todavía no se ha podido transmitir su respuesta. Envíela de nuevo dentro de un minuto, por favor.',
		answerHere: 'Responda aquí:',
	},
	{
		language: 'fr',
		title: 'Une question pour vous',
		about: 'À propos de cette demande',
		yours: 'Votre réponse',
		send: 'Envoyer',
		skip: 'Continuer sans réponse',
		empty: "Rien n'a été envoyé\u00a0: choisissez une réponse ou écrivez-en une.",
		tooLong:
			'Une réponse compte {count} caractères ; {most} au plus sont possibles. Merci de la raccourcir.',
		thanks: 'Merci',
		passedOn: 'Votre réponse a été transmise. Vous pouvez fermer cette page.',
		closed: 'Cette question est close',
		closedWhy:
			"Elle a déjà sa réponse, ou celle-ci n'est plus attendue. Rien n'a été enregistré.",
		busy: "Votre réponse n'a pas encore pu être transmise. Merci de la renvoyer dans une minute.",
		answerHere: 'Répondez ici\u00a0:',
	},
	{
		language: 'pt',
		title: 'Uma pergunta para si',
		about: 'Sobre este pedido',
		yours: 'A sua resposta',
		send: 'Enviar',
		skip: 'Continuar sem resposta',
		empty: 'Não foi enviado nada: escolha uma resposta ou escreva uma.',
		tooLong:
			'Uma resposta tem {count} caracteres; cabem {most} no máximo. Encurte-a, por favor.',
		thanks: 'Obrigado',
		passedOn: 'A sua resposta foi transmitida. Pode fechar esta página.',
		closed: 'Esta pergunta está fechada',
		closedWhy: 'Já foi respondida, ou já não se espera resposta. Nada foi registado.',
		busy: 'Ainda não foi possível transmitir a sua resposta. Envie-a de novo daqui a um minuto, por favor.',
		answerHere: 'Responda aqui:',
	},
	{
		language: 'zh-Hant',
		title: '請您回答一個問題',
		about: '關於這項指示',
		yours: '您的回答',
		send: '送出',
		skip: '不回答，直接繼續',
		empty: '沒有收到內容：請選擇答案，或自行填寫。',
		tooLong: '有一個回答長達 {count} 個字元，最多 {most} 個。請縮短。',
		thanks: '謝謝您',
		passedOn: '您的回答已送達，可以關閉此頁面。',
		closed: '這個問題已結束',
		closedWhy: '此問題已有回答，或不再等候。沒有記錄任何內容。',
		busy: '您的回答目前還無法送達，請於一分鐘後再送出一次。',
		answerHere: '請在此回答：',
	},
];

/** The words of a language; English where there are none. */
export function wordsOf(language = 'en'): Words {
	return ALL.find((words) => words.language === language) ?? ENGLISH;
}
