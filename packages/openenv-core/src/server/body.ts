import type { Context } from 'hono';
import { parseJson } from '../json.ts';
import { type Problem, problem } from '../problems.ts';
import { type Data, isObject } from '../wire.ts';
import { HttpError } from './routes.ts';

/** Largest HTTP body that is read, in bytes. */
export const LARGEST_BODY = 1024 * 1024;

export const unprocessable = (...problems: readonly Problem[]): HttpError => new HttpError(422, problems);

/** The body as text, read no further than the limit. */
export async function readText(context: Context): Promise<string> {
  const declared = context.req.header('content-length');
  if (declared !== undefined && Number(declared) > LARGEST_BODY) throw tooLarge();
  if (declared !== undefined) return context.req.text();
  const { body } = context.req.raw;
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const tooLarge = (): HttpError => new HttpError(413, `The body is larger than ${LARGEST_BODY} bytes`);

/** The body as a JSON value; `undefined` when it is empty. */
export async function readJson(context: Context): Promise<unknown> {
  const text = await readText(context);
  if (text === '') return undefined;
  if (!/^application\/([\w.-]+\+)?json\b/i.test(context.req.header('content-type') ?? '')) {
    throw unprocessable(problem('model_attributes_type', ['body'], text));
  }
  try {
    return parseJson(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    throw unprocessable(problem('json_invalid', ['body', offset], {}, { error: message.slice(0, 200) }));
  }
}

/** The body as a JSON object; an empty one when there is no body and none is needed. */
export async function readObject(
  context: Context,
  { optional = false, kind = 'model_attributes_type' } = {},
): Promise<Data> {
  const value = await readJson(context);
  if (value === undefined) {
    if (optional) return {};
    throw unprocessable(problem('missing', ['body'], null));
  }
  if (!isObject(value)) throw unprocessable(problem(kind, ['body'], value));
  return value;
}
