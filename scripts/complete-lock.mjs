import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Enters optional packages for other platforms into package-lock.json where the registry at hand did not offer them;
 * `npm ci` insists on every one, though it installs only those of its own platform. Run after `npm install`.
 */
const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/** Where a dependency of a package is found: beside it or in a folder further out. */
function isLocked(parent, name) {
  for (let base = parent; ; base = base.replace(/(^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/, '')) {
    if (`${base ? `${base}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (base === '') return false;
  }
}

function stub(name, range, isDev) {
  const words = name.split(/[-/]/);
  const os = SYSTEMS.filter((system) => words.includes(system));
  const cpu = PROCESSORS.filter((processor) => words.some((word) => word === processor || (processor === 'ppc64' && word === 'ppc64le')));
  return {
    version: range.replace(/^[^\d]*/, ''),
    ...(cpu.length > 0 && { cpu: cpu.slice(0, 1) }),
    ...(isDev && { dev: true }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os.length > 0 && { os }),
    ...(name === 'fsevents' && { os: ['darwin'] }),
  };
}

let added = 0;
for (const [parent, { optionalDependencies = {}, dev = false }] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(optionalDependencies)) {
    if (isLocked(parent, name)) continue;
    lock.packages[`node_modules/${name}`] = stub(name, range, dev);
    added += 1;
  }
}
const [root, ...others] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...others.sort(([a], [b]) => (a < b ? -1 : 1))]);
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional packages of other platforms entered`);
