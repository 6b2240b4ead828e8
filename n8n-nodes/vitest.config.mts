import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

const { resolve } = createRequire(import.meta.url);

export default defineConfig({
	// n8n loads its own package as CommonJS, too.
	resolve: { alias: { 'n8n-workflow': resolve('n8n-workflow') } },
	test: { include: ['test/**/*.test.ts'] },
});
