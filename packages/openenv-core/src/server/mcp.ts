import { createMcpHandler, McpServer } from '@modelcontextprotocol/server';
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

/** Real MCP over Streamable HTTP. It keeps nothing between requests: the tools name their session themselves. */
export function createMcp(kind: EnvironmentKind, sessions: Sessions, register: RegisterTools | undefined): McpEndpoint {
  const desk: ToolDesk = {
    open: () => sessions.visit(),
    find: (id) => sessions.find(id),
    close: (id) => void sessions.close(id),
  };
  const { name, version } = kind.about;
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name, version });
      register?.(server, desk);
      return server;
    },
    { maxRequestBodySize: LARGEST_BODY },
  );
  return { fetch: (request) => handler.fetch(request), close: () => handler.close() };
}
