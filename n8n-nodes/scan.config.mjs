// What n8n's scan of published packages asks of the built files; of the sources it asks what `n8n-node lint` does.
import { n8nCommunityNodesPlugin } from '@n8n/eslint-plugin-community-nodes';

export default [n8nCommunityNodesPlugin.configs.recommended, { rules: { 'no-console': 'error' } }];
