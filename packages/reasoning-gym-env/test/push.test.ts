import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { run } from '../src/cli/program.ts';
import { contextFiles, matcher } from '../src/push/context.ts';
import { prepareDockerfile, prepareReadme, readEnvironment, spaceFiles } from '../src/push/space.ts';
import { type StandInHub, startHub } from './support/hub.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const FILES = {
  'openenv.yaml': 'name: toy_env\n',
  'README.md': '# Toy\n',
  Dockerfile: 'FROM node:20 AS build\nFROM node:20\nCOPY --from=build /x /x\nCMD ["node"]\n',
  '.dockerignore': 'notes\n**/*.log\n',
  'src/a.ts': 'export {};\n',
  'src/deep/b.log': 'x',
  'notes/private.md': 'x',
  'node_modules/m/index.js': 'x',
  '.env': 'TOKEN=1',
};

let hub: StandInHub;
let directory: string;
let printed: { out: string[]; err: string[] };
beforeEach(async () => {
  hub = await startHub();
  directory = mkdtempSync(join(tmpdir(), 'toy-env-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  vi.stubEnv('HF_ENDPOINT', hub.url);
  vi.stubEnv('HF_TOKEN', 'hf_secret');
  printed = { out: [], err: [] };
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void printed.out.push(String(line)));
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => void printed.err.push(String(line)));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(directory, { recursive: true });
  await hub.close();
});

describe('push', () => {
  test('makes the Space and sends exactly the intended files', async () => {
    expect(await run(['push', '-d', directory])).toBe(0);
    const created = hub.calls.find(({ path }) => path === '/api/repos/create')!;
    expect(JSON.parse(created.body)).toMatchObject({
      name: 'toy_env',
      organization: 'me',
      type: 'space',
      sdk: 'docker',
    });
    const sent = hub.committed();
    expect([...sent.keys()].toSorted()).toEqual([
      '.dockerignore',
      'Dockerfile',
      'README.md',
      'openenv.yaml',
      'src/a.ts',
    ]);
    expect(sent.get('src/a.ts')).toBe(FILES['src/a.ts']);
    expect(sent.get('Dockerfile')).toContain('ENV ENABLE_WEB_INTERFACE=true\nCMD');
    const [, card] = sent.get('README.md')!.split('---\n');
    expect(parse(card!)).toMatchObject({ title: 'Toy Env', sdk: 'docker', app_port: 8000, base_path: '/web' });
    expect(printed.out).toEqual([`${hub.url}/spaces/me/toy_env`]);
    expect(printed.err[0]).toBe('Created the Space me/toy_env; sending 5 files');
    expect(printed.err).toContain('Sending the rest');
    for (const { token } of hub.calls) expect(token).toBe('Bearer hf_secret');
  });

  test.each([
    [['--namespace', 'org'], { organization: 'org', name: 'toy_env' }],
    [['-r', 'org/taken'], { organization: 'org', name: 'taken' }],
    [['--repo-id', 'org/x', '--private'], { organization: 'org', name: 'x', visibility: 'private' }],
  ])('goes where %j says', async (flags, wanted) => {
    expect(await run(['push', directory, ...flags])).toBe(0);
    const created = hub.calls.find(({ path }) => path === '/api/repos/create')!;
    expect(JSON.parse(created.body)).toMatchObject(wanted);
    expect(hub.calls.at(-1)!.path).toBe(`/api/spaces/${wanted.organization}/${wanted.name}/commit/main`);
  });

  test('builds on another image when told', async () => {
    expect(await run(['push', directory, '-b', 'registry/node:22'])).toBe(0);
    expect(hub.committed().get('Dockerfile')).toMatch(/^FROM registry\/node:22 AS build\nFROM registry\/node:22\n/);
  });

  test.each([
    ['openenv.yaml', undefined, 'holds no openenv.yaml'],
    ['openenv.yaml', 'description: x', 'must give the environment a name'],
    ['openenv.yaml', '{', 'not valid YAML'],
    ['README.md', undefined, 'holds no README.md'],
    ['Dockerfile', undefined, 'neither a Dockerfile'],
  ])('refuses a directory whose %s is %j', async (path, text, message) => {
    if (text === undefined) rmSync(join(directory, path));
    else writeFileSync(join(directory, path), text);
    expect(await run(['push', directory])).toBe(2);
    expect(printed.err.join('\n')).toContain(message);
    expect(hub.calls).toEqual([]);
  });

  test('asks for a login when there is no token, and tells of one that is refused', async () => {
    vi.stubEnv('HF_TOKEN', undefined);
    vi.stubEnv('HF_HOME', directory);
    expect(await run(['push', directory])).toBe(2);
    expect(printed.err.at(-1)).toContain('HF_TOKEN');
    writeFileSync(join(directory, 'token'), 'hf_old\n');
    expect(await run(['push', directory])).toBe(2);
    expect(printed.err.at(-1)).toContain('(401)');
    expect(await run(['push', directory, '-r', 'nameless'])).toBe(2);
    expect(printed.err.at(-1)).toContain('owner/name');
  });
});

test('front matter that is there stays', () => {
  const text = prepareReadme('---\ntitle: Mine\ntags: [a]\n---\n# Body\n', { name: 'x' });
  expect(text).toContain('title: Mine\ntags: [a]\nemoji:');
  expect(text.endsWith('---\n# Body\n')).toBe(true);
});

test('a Dockerfile that speaks of the web interface stays', () => {
  const text = 'FROM a\nENV ENABLE_WEB_INTERFACE=false\nCMD x\n';
  expect(prepareDockerfile(text)).toBe(text);
});

test.each([
  ['**/dist', 'packages/a/dist', true],
  ['dist', 'packages/dist', false],
  ['.*', '.github', true],
  ['.*', 'a.b', false],
  ['**/*.test.ts', 'a/b.test.ts', true],
  ['/docs/', 'docs', true],
])('the pattern %s on %s: %s', (pattern, path, isMatch) => {
  expect(matcher([pattern])(path)).toBe(isMatch);
});

test('the files of this environment are under version control, and are those that its image needs', () => {
  const tracked = new Set(execFileSync('git', ['ls-files', '-z'], { cwd: root }).toString().split('\0'));
  const files = contextFiles(root);
  expect(files.filter((path) => !tracked.has(path))).toEqual([]);
  for (const path of ['Dockerfile', 'openenv.yaml', 'client.py', 'pyproject.toml', 'validation/runtime.json']) {
    expect(files).toContain(path);
  }
  expect(files.filter((path) => /(^|\/)(node_modules|dist|test|conformance|\.git)\//.test(path))).toEqual([]);
  expect(spaceFiles(root, readEnvironment(root)).length).toBe(files.length + 1);
});
