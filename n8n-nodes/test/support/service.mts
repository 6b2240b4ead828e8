/** A small service on loopback: it answers as it is told, and remembers what it was asked. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
	method: string;
	path: string;
	headers: Record<string, unknown>;
	body: Record<string, unknown>;
}

type Answer = (asked: Asked) => [number, unknown, Record<string, string>?];

export class Service {
	asked: Asked[] = [];

	answer: Answer = () => [200, {}];

	private readonly server: Server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on('data', (chunk: Buffer) => chunks.push(chunk));
		request.on('end', () => {
			const text = Buffer.concat(chunks).toString();
			const { method = '', url = '' } = request;
			const asked = {
				method,
				path: url,
				headers: request.headers,
				body: text ? JSON.parse(text) : {},
			};
			this.asked.push(asked);
			const [status, body, headers = {}] = this.answer(asked);
			const isText = typeof body === 'string';
			const type = isText
				? 'text/html'
				: status < 400
					? 'application/json'
					: 'application/problem+json';
			response.writeHead(status, { 'content-type': type, ...headers });
			response.end(isText ? body : JSON.stringify(body));
		});
	});

	get url(): string {
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
	}

	async start(): Promise<this> {
		await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
		return this;
	}

	async stop(): Promise<void> {
		await new Promise((done) => this.server.close(done));
	}
}

export function problem(
	status: number,
	title: string,
	errors: unknown[] = [],
	kind = 'x',
): [number, unknown] {
	return [
		status,
		{ type: `/problems/${kind}`, title, status, detail: `${title} in detail`, errors },
	];
}
