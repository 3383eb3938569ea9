import type { McpHttpHandler, McpServer } from '@modelcontextprotocol/server';
import type { EnvironmentKind } from '../environment.ts';
import type { Held, Sessions } from '../sessions.ts';
import { LARGEST_BODY } from './body.ts';

/** What tools need to play: sessions to open and to find again. */
export interface ToolDesk {
  open(): Held;
  find(id: string): Held | undefined;
  close(id: string): void;
}

/** Puts an environment's tools into an MCP server. */
export type RegisterTools = (server: McpServer, desk: ToolDesk) => void;

export interface McpEndpoint {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Real MCP over Streamable HTTP. It keeps nothing between requests: the tools name their session themselves. The SDK
 * takes a while to load, so it is loaded by the first request that needs it.
 */
export function createMcp(kind: EnvironmentKind, sessions: Sessions, register: RegisterTools | undefined): McpEndpoint {
  const desk: ToolDesk = {
    open: () => sessions.visit(),
    find: (id) => sessions.find(id),
    close: (id) => void sessions.close(id),
  };
  const { name, version } = kind.about;
  const load = async (): Promise<McpHttpHandler> => {
    const sdk = await import('@modelcontextprotocol/server');
    const create = (): McpServer => {
      const server = new sdk.McpServer({ name, version });
      register?.(server, desk);
      return server;
    };
    return sdk.createMcpHandler(create, { maxRequestBodySize: LARGEST_BODY });
  };
  let handler: Promise<McpHttpHandler> | undefined;
  return {
    fetch: async (request) => (await (handler ??= load())).fetch(request),
    close: async () => (await handler)?.close(),
  };
}
