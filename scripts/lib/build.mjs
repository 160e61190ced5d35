import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCommit } from './commit.mjs';
import { run, seconds, top } from './run.mjs';

const RECORD = '.built.json';
const SHARED = ['package.json', 'package-lock.json'];
// Side by side the parts take 1.2 GB; on a machine that has little left, one after the other and with fewer threads 0.75 GB.
const PLENTY_BYTES = 2.5 * 1024 ** 3;
const SPARING = { RAYON_NUM_THREADS: '1', MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '32768' };

const PARTS = [
  {
    name: 'server',
    scripts: ['build:api', 'build:openapi', 'build:bundle'],
    sources: ['api', 'scripts/bundle.mjs', 'scripts/compile.mjs', 'tsconfig.json', ...SHARED],
    results: () => names('dist').filter((name) => name !== 'public' && name !== RECORD),
  },
  {
    name: 'screens',
    scripts: ['build:ui'],
    sources: ['admin-ui', 'api/contract', ...SHARED],
    results: () => names('dist').filter((name) => name === 'public'),
    // An environment made for tests would put React's slow development build into the bundle.
    env: { NODE_ENV: 'production' },
  },
];

/** Builds the parts whose sources or results are not those of the last build, side by side where memory allows it; throws if one fails. */
export async function build({ force = false } = {}) {
  mkdirSync(join(top, 'dist'), { recursive: true });
  const record = force ? {} : readRecord();
  const stale = PARTS.filter((part) => {
    const last = record[part.name];
    return last?.sources !== sourceHash(part) || last.results !== resultHash(part);
  });
  const sparing = process.availableMemory() < PLENTY_BYTES;
  const outcomes = sparing ? [] : await Promise.all(stale.map((part) => buildPart(part, record)));
  if (sparing) for (const part of stale) outcomes.push(await buildPart(part, record, SPARING));
  if (outcomes.includes(false)) throw new Error('The build failed; the lines above say why.');
  await writeCommit(PARTS.flatMap(({ sources }) => sources));
  return stale.length;
}

async function buildPart(part, record, settings) {
  const sources = sourceHash(part);
  delete record[part.name];
  writeRecord(record);
  // The results of a file that is gone must go as well.
  for (const name of part.results()) rmSync(join(top, 'dist', name), { recursive: true });

  console.log(`Building the ${part.name} …`);
  const begun = performance.now();
  for (const script of part.scripts) {
    const { ok, output } = await run('npm', ['run', '--silent', script], {
      env: { ...settings, ...part.env },
      capture: true,
    });
    if (ok) continue;
    console.error(`${output.trimEnd()}\nBuilding the ${part.name} failed in "npm run ${script}".`);
    return false;
  }
  record[part.name] = { sources, results: resultHash(part) };
  writeRecord(record);
  console.log(`Built the ${part.name} in ${seconds(begun)}.`);
  return true;
}

function sourceHash(part) {
  const hash = createHash('sha256');
  for (const file of part.sources.flatMap(filesUnder))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(top, file)))
      .update('\0');
  return hash.digest('hex');
}

/** Results are only compared with themselves, so their times do; `npm run dev` writes to the same folder. */
function resultHash(part) {
  const hash = createHash('sha256');
  for (const file of part.results().flatMap((name) => filesUnder(`dist/${name}`))) {
    const { size, mtimeMs } = statSync(join(top, file));
    hash.update(`${file}\0${size}\0${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

/** Files below a path in a fixed order, without hidden ones, which editors and file managers leave behind. */
function filesUnder(path) {
  const stat = statSync(join(top, path), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [path];
  return names(path)
    .filter((name) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function names(folder) {
  return readdirSync(join(top, folder)).sort();
}

function readRecord() {
  try {
    return JSON.parse(readFileSync(join(top, 'dist', RECORD), 'utf8'));
  } catch {
    return {};
  }
}

function writeRecord(record) {
  writeFileSync(join(top, 'dist', RECORD), JSON.stringify(record, null, 2));
}
