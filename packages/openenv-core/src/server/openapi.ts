import type { Data } from '../wire.ts';
import type { Route } from './routes.ts';

/** The API description, made from the routes themselves. */
export function describeApi(routes: readonly Route[], hasKey: boolean): Data {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    if (route.hidden) continue;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method.toLowerCase()] = describeRoute(route);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'OpenEnv Environment HTTP API', version: '1.0.0' },
    paths,
    components: {
      schemas: { Detail: DETAIL },
      ...(hasKey && { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } }),
    },
    ...(hasKey && { security: [{ key: [] }] }),
  };
}

const DETAIL = {
  type: 'object',
  required: ['detail'],
  properties: {
    detail: {
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            required: ['type', 'loc', 'msg'],
            properties: {
              type: { type: 'string' },
              loc: { type: 'array', items: { type: ['string', 'integer'] } },
              msg: { type: 'string' },
            },
          },
        },
      ],
    },
  },
};

function describeRoute({ path, method, summary, body, reply }: Route): Data {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const content = (schema: Data): Data => ({ content: { 'application/json': { schema } } });
  const refused = {
    description: 'What is wrong with the request',
    ...content({ $ref: '#/components/schemas/Detail' }),
  };
  return {
    summary,
    operationId: `${method.toLowerCase()}${path.replace(/\W+/g, '_')}`,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: content(body) }),
    responses: { 200: { description: 'Done', ...content(reply ?? {}) }, ...(body && { 422: refused }) },
  };
}
