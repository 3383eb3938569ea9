import * as z from 'zod';
import { parseJson } from '../json.ts';
import { CapacityError, type Held, type Sessions } from '../sessions.ts';
import { type Data, isObject } from '../wire.ts';
import { readText } from './body.ts';
import { json, type Route } from './routes.ts';

const Request = z.strictObject({
  jsonrpc: z.literal('2.0'),
  method: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  id: z.union([z.string(), z.number(), z.bigint()]).nullish(),
});
type Request = z.output<typeof Request>;

const CODES = { parse: -32700, request: -32600, method: -32601, params: -32602, internal: -32603, capacity: -32000 };

/** OpenEnv's JSON-RPC methods. They make and close sessions; tools are for MCP clients proper. */
export interface JsonRpc {
  /** Answers a parsed request; `own` is the session of the connection it came on, if any. */
  answer(request: unknown, own?: Pick<Held, 'id'>): Data;
  /** The same for text. */
  answerText(text: string, own?: Pick<Held, 'id'>): string;
}

export function createJsonRpc(sessions: Sessions): JsonRpc {
  const create = (id: Request['id'], own: Pick<Held, 'id'> | undefined): Data => {
    if (own) return succeed(id, { session_id: own.id });
    try {
      return succeed(id, { session_id: sessions.reserve().id });
    } catch (error) {
      if (error instanceof CapacityError) return atCapacity(error, id);
      throw error;
    }
  };

  const close = (id: Request['id'], target: unknown, own: Pick<Held, 'id'> | undefined): Data => {
    if (typeof target !== 'string') return fail(id, CODES.params, "Invalid params: 'session_id' is required");
    if (target === own?.id)
      return fail(id, CODES.request, 'A connection cannot close its own session; close the socket');
    const result = sessions.close(target);
    if (!result) return unknownSession(id, target);
    return succeed(id, {
      session_id: target,
      closed: result === 'closed',
      ...(result === 'closing' && { closing: true }),
    });
  };

  const answer: JsonRpc['answer'] = (request, own) => {
    const read = Request.safeParse(request);
    if (!read.success) return fail(null, CODES.request, `Invalid request: ${describe(read.error)}`);
    const { method, params, id } = read.data;
    const target = params['session_id'];
    if (method === 'openenv/session/close') return close(id, target, own);
    if (target != null && target !== own?.id && !(typeof target === 'string' && sessions.find(target))) {
      return unknownSession(id, target);
    }
    switch (method) {
      case 'openenv/session/create':
        return create(id, own);
      case 'tools/call':
        if (typeof params['name'] !== 'string') return fail(id, CODES.params, "Missing 'name' in params");
        return fail(id, CODES.internal, NO_TOOLS);
      case 'tools/list':
        return fail(id, CODES.internal, NO_TOOLS);
      default:
        return fail(id, CODES.method, `Method not found: ${method.slice(0, 80)}`);
    }
  };

  return {
    answer,
    answerText(text, own) {
      let request: unknown;
      try {
        request = parseJson(text);
      } catch {
        return write(fail(null, CODES.parse, 'Parse error'));
      }
      return write(isObject(request) ? answer(request, own) : fail(null, CODES.parse, 'Parse error'));
    },
  };
}

const NO_TOOLS = 'Tools are served to MCP clients over Streamable HTTP at this path, not as bare JSON-RPC';

const write = (reply: Data): string =>
  JSON.stringify(reply, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

const describe = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ')
    .slice(0, 500);

const succeed = (id: Request['id'], result: Data): Data => ({ jsonrpc: '2.0', id: id ?? null, result });

const fail = (id: Request['id'], code: number, message: string, data: Data | null = null): Data => ({
  jsonrpc: '2.0',
  id: id ?? null,
  error: { code, message, data },
});

const unknownSession = (id: Request['id'], target: unknown): Data =>
  fail(id, CODES.params, `Unknown session_id: ${String(target).slice(0, 80)}`);

/** A failure of ours that answers no request in particular. */
export const fault = (message: string): Data => fail(null, CODES.internal, message);

export const atCapacity = ({ message, active, limit }: CapacityError, id: Request['id'] = null): Data =>
  fail(id, CODES.capacity, message, { active_sessions: active, max_sessions: limit });

/** `POST /mcp` for those who do not ask for an event stream; always status 200. */
export const jsonRpcRoute = (
  rpc: JsonRpc,
  forMcpClients: (request: Request_) => Promise<Response>,
): readonly Route[] => {
  const isMcpClient = (accept: string | undefined): boolean => accept?.includes('text/event-stream') ?? false;
  return [
    {
      method: 'POST',
      path: '/mcp',
      summary: 'JSON-RPC: sessions for OpenEnv clients; tools for MCP clients that accept an event stream',
      body: { type: 'object' },
      reply: { type: 'object' },
      handle: async (context) => {
        if (isMcpClient(context.req.header('accept'))) return forMcpClients(context.req.raw);
        return json(rpc.answerText(await readText(context)));
      },
    },
  ];
};

type Request_ = globalThis.Request;
