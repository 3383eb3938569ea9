import type { Data } from 'openenv-core';
import type { Held, RegisterTools, ToolDesk } from 'openenv-core/server';
import * as z from 'zod';
import { listing } from './datasets.ts';

const session_id = z.string().describe('The session that new_question returned');

/** The tools with which an MCP client plays: look around, get a question, answer it. */
export const registerTools: RegisterTools = (server, desk) => {
  server.registerTool(
    'list_datasets',
    {
      description: 'Lists the kinds of reasoning task there are',
      inputSchema: z.object({ category: z.string().optional().describe('Only datasets of this category') }),
    },
    ({ category }) =>
      tell({ datasets: listing().filter((item) => category === undefined || item.category === category) }),
  );
  server.registerTool(
    'new_question',
    {
      description: 'Asks a question. Pass session_id to go on with the same dataset, or name another dataset',
      inputSchema: z.object({
        session_id: session_id.optional(),
        dataset_name: z.string().optional().describe('A dataset from list_datasets'),
        dataset_config: z.record(z.string(), z.unknown()).optional().describe('Settings of that dataset'),
        seed: z.number().int().optional().describe('Same seed, same questions'),
        size: z.number().int().optional().describe('Questions until the dataset starts over'),
      }),
    },
    async ({ session_id: id, ...request }) => {
      const found = id === undefined ? desk.open() : desk.find(id);
      if (!found) return gone(id);
      const named = request.dataset_name !== undefined;
      const data = named ? { ...request, seed: request.seed ?? drawSeed(), size: request.size ?? 1000 } : request;
      const reply = await play(desk, found, id === undefined, { type: 'reset', data });
      return 'error' in reply ? complain(reply.error) : tell({ session_id: found.id, question: reply['question'] });
    },
  );
  server.registerTool(
    'submit_answer',
    {
      description: 'Marks an answer to the question of a session, once; the score is between 0 and 1',
      inputSchema: z.object({ session_id, answer: z.string().describe('The answer') }),
    },
    async ({ session_id: id, answer }) => {
      const found = desk.find(id);
      if (!found) return gone(id);
      const reply = await play(desk, found, false, { type: 'step', data: { answer } });
      if ('error' in reply) return complain(reply.error);
      const { score, correct_answer } = reply;
      return score === null ? complain('There is no question yet; call new_question') : tell({ score, correct_answer });
    },
  );
};

type Request = { readonly type: 'reset' | 'step'; readonly data: Data };

/** The observation, or what went wrong; a session opened for nothing is closed again. */
async function play(
  desk: ToolDesk,
  { id, session }: Held,
  isNew: boolean,
  request: Request,
): Promise<Data | { error: string }> {
  const reply = await session.ask(request);
  if (reply?.type === 'observation') return reply.data.observation as Data;
  if (isNew) desk.close(id);
  return { error: reply?.type === 'error' ? reply.data.message : 'No reply' };
}

const drawSeed = (): number => Math.floor(Math.random() * 2 ** 32);

const tell = (value: Record<string, unknown>) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(value) }],
  structuredContent: value,
});

const complain = (message: unknown) => ({ content: [{ type: 'text' as const, text: String(message) }], isError: true });

const gone = (id: string | undefined) =>
  complain(`No session ${id}: it was closed or lay idle for too long. Call new_question without a session_id`);
