import { readFileSync } from 'node:fs';
import { parseJson, writeJson } from 'openenv-core';
import type { Ear } from '../packages/openenv-core/test/ear.ts';

/** Exchanges recorded from the Python server, with free texts left out and volatile values replaced by `<…>`. */
export type Transcript = HttpTranscript | SocketTranscript;

export interface HttpTranscript {
  readonly name: string;
  readonly server: ServerKind;
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly json?: unknown;
    readonly raw?: string;
  };
  readonly status: number | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface SocketTranscript {
  readonly name: string;
  readonly server: ServerKind;
  readonly path: string;
  /** Status of a refused handshake. */
  readonly handshake?: number;
  readonly frames: readonly Frame[];
}

export type Frame =
  | { readonly client: unknown }
  | { readonly client_raw: string }
  | { readonly client_binary: string }
  | { readonly server: unknown }
  | { readonly server_close: { readonly code: number } };

/** `small` has room for two sessions, the others for eight. */
export type ServerKind = 'plain' | 'web' | 'production' | 'small';

export const transcripts = parseJson(
  readFileSync(new URL('transcripts/recorded.json', import.meta.url), 'utf8'),
) as readonly Transcript[];

export const isHttp = (record: Transcript): record is HttpTranscript => 'request' in record;

/** What came back: a status with headers and body. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: unknown;
}

export async function send(
  base: string,
  record: HttpTranscript,
  more: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer> {
  const { method, path, json, raw } = record.request;
  const headers: Record<string, string> = { ...record.request.headers, ...more };
  if (json !== undefined) headers['content-type'] = 'application/json';
  const body = json === undefined ? raw : writeJson(json);
  const bytes = body === undefined ? null : new TextEncoder().encode(body);
  const response = await fetch(base + path, { method, headers, body: bytes, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: parse(text) };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Plays the client's part on an open socket and collects what the server says in place of each recorded frame. */
export async function replay(ear: Ear, frames: readonly Frame[]): Promise<readonly unknown[]> {
  const heard: unknown[] = [];
  for (const frame of frames) {
    if ('client' in frame) ear.socket.send(writeJson(frame.client));
    else if ('client_raw' in frame) ear.socket.send(frame.client_raw);
    else if ('client_binary' in frame) ear.socket.send(Buffer.from(frame.client_binary));
    else heard.push(await ear.next('server_close' in frame ? 300 : undefined));
  }
  return heard;
}

/** The server's part of the recorded frames. */
export const expected = (frames: readonly Frame[]): readonly unknown[] =>
  frames.flatMap((frame) => {
    if ('server' in frame) return [frame.server];
    return 'server_close' in frame ? [{ close: frame.server_close.code }] : [];
  });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const FREE = new Set(['message', 'msg', 'url', 'title', 'description']);

/** Paths at which what we said differs from what was recorded; free texts do not count. */
export function differences(theirs: unknown, ours: unknown, at = '$'): readonly string[] {
  if (theirs === '<any>') return [];
  if (theirs === '<uuid>') return typeof ours === 'string' && UUID.test(ours) ? [] : [at];
  if (typeof theirs === 'string' && /^<[\w -]+>$/.test(theirs)) return typeof ours === 'string' && ours ? [] : [at];
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length !== ours.length) return [`${at}.length`];
    return theirs.flatMap((item, index) => differences(item, ours[index], `${at}[${index}]`));
  }
  if (isRecord(theirs) && isRecord(ours)) {
    const keys = new Set([...Object.keys(theirs), ...Object.keys(ours)]);
    return [...keys].flatMap((key) => {
      if (FREE.has(key) && (typeof ours[key] === 'string' || typeof theirs[key] === 'string')) return [];
      if (key === 'ctx' && !('ctx' in theirs)) return [];
      if (!(key in theirs) || !(key in ours)) return [`${at}.${key}`];
      return differences(theirs[key], ours[key], `${at}.${key}`);
    });
  }
  return Object.is(theirs, ours) ? [] : [at];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
