import type { Context } from 'hono';
import * as z from 'zod';
import type { EnvironmentKind } from '../environment.ts';
import { problemsOf } from '../problems.ts';
import { readObject, unprocessable } from './body.ts';
import { detail, HttpError, json, type Route } from './routes.ts';
import { jsonSchema } from './schemas.ts';

const split = z.string().describe('A split of the tasks');

const OPERATIONS = [
  { path: 'tasks', operation: 'list_tasks', shape: z.strictObject({ split }) },
  { path: 'num_tasks', operation: 'num_tasks', shape: z.strictObject({ split }) },
  { path: 'task', operation: 'get_task', shape: z.strictObject({ split, index: z.int() }) },
  {
    path: 'task_range',
    operation: 'get_task_range',
    shape: z.strictObject({ split, start: z.int().nullish(), stop: z.int().nullish() }),
  },
] as const;

/** The task API. Questions are generated on demand, so there is no list of tasks to serve. */
export function taskRoutes(kind: EnvironmentKind): readonly Route[] {
  const check = (context: Context): void => {
    const name = context.req.param('env_name') ?? '';
    if (name.toLowerCase() !== kind.name) throw new HttpError(404, `unknown environment '${name.slice(0, 80)}'`);
  };
  const unsupported = (operation: string): Response =>
    detail(501, `${operation} is not supported for this environment`);
  return [
    {
      method: 'GET',
      path: '/list_environments',
      summary: 'Names of the environments served here',
      reply: { type: 'array', items: { type: 'string' } },
      handle: () => json(JSON.stringify([kind.name])),
    },
    {
      method: 'GET',
      path: '/:env_name/splits',
      summary: 'Splits of the tasks',
      handle: (context) => {
        check(context);
        return unsupported('list_splits');
      },
    },
    ...OPERATIONS.map(
      ({ path, operation, shape }): Route => ({
        method: 'POST',
        path: `/:env_name/${path}`,
        summary: `Task API: ${operation}`,
        body: jsonSchema(shape),
        handle: async (context) => {
          const body = await readObject(context);
          const request = shape.safeParse(body);
          if (!request.success) throw unprocessable(...problemsOf(request.error, body, ['body']));
          check(context);
          return unsupported(operation);
        },
      }),
    ),
  ];
}
