/** The same questions as tools of an MCP server. Needs a server: `npm start`, or BASE_URL of another. */
import assert from 'node:assert/strict';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const url = new URL('/mcp', process.env['BASE_URL'] ?? 'http://localhost:8000');
const client = new Client({ name: 'example', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(url));

const { tools } = await client.listTools();
console.log(tools.map(({ name }) => name).join(', '));

const asked = await client.callTool({
  name: 'new_question',
  arguments: { dataset_name: 'leg_counting', seed: 42, size: 10 },
});
const { session_id, question } = asked.structuredContent as { session_id: string; question: string };
console.log(question);

const marked = await client.callTool({ name: 'submit_answer', arguments: { session_id, answer: '100' } });
const { score } = marked.structuredContent as { score: number };
console.log(`score ${score}`);
assert.equal(score, 1);
await client.close();
