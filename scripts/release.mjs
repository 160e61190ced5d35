// npm run release -- VERSION [--dry-run] [--image NAME]: the tag of a version, from which .github/workflows/release.yml makes the release.
import './lib/node-version.mjs';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { top } from './lib/run.mjs';
import { temporaryFolder } from './lib/temporary-folder.mjs';

const USAGE = `npm run release -- VERSION [--dry-run] [--image NAME]
  Names the images by digest in a commit of its own, on top of the commit of main that has this version, and pushes its signed tag.
  With --dry-run everything is checked, and what would be done is only printed.
  --image: the name of the image, where origin is no repository of GitHub.`;
const NEEDED = [
  '.github/workflows/ci.yml',
  '.github/workflows/release.yml',
  'deploy/pin-images.sh',
];
const OWN_IMAGE = `\${APP_IMAGE:-employee-management-system}:\${APP_VERSION:-latest}`;

const { version, image: given, dryRun } = options();
const tag = `v${version}`;
git('fetch', '--quiet', 'origin', 'main');
const commit = newestWith(version);
const image = given ?? ofGitHub(git('remote', 'get-url', 'origin'));

const refused = refusals();
if (refused.length > 0) {
  console.error(refused.join('\n'));
  process.exit(1);
}
console.log(`${tag} is ${commit} of main, its image ${image}:${version}.`);
try {
  release();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function refusals() {
  const refusal = (wrong, sentence) => (wrong ? [sentence] : []);
  const atTag = [
    ...refusal(git('tag', '--list', tag), `There is a tag ${tag} here.`),
    ...refusal(git('ls-remote', 'origin', `refs/tags/${tag}`), `Origin has a tag ${tag}.`),
    ...refusal(
      git('status', '--porcelain'),
      'The working tree has changes: commit them or put them away.',
    ),
    ...refusal(!image, 'Origin is no repository of GitHub: name the image with --image.'),
    ...refusal(
      !tried('docker', 'buildx', 'version'),
      'docker buildx is needed, for the digests of the images.',
    ),
    ...refusal(
      !tried('git', 'var', 'GIT_COMMITTER_IDENT'),
      'Git does not know who you are: git config user.email',
    ),
  ];
  if (!commit)
    return [`No commit of origin/main has the version ${version} in package.json.`, ...atTag];
  const locked = JSON.parse(fileOf('package-lock.json'));
  return [
    ...atTag,
    ...refusal(
      locked.version !== version || locked.packages[''].version !== version,
      'package-lock.json has another version than package.json: npm install --package-lock-only',
    ),
    ...refusal(
      !fileOf('CHANGELOG.md')
        .split('\n')
        .some((line) => isDatedHeading(line)),
      `CHANGELOG.md needs the heading '## ${version} (YYYY-MM-DD)'.`,
    ),
    ...refusal(
      !fileOf('docker-compose.yml').includes(OWN_IMAGE),
      `docker-compose.yml does not have ${OWN_IMAGE}, where the released image is written.`,
    ),
    ...[...NEEDED, `test/upgrade/${version}/facts.json`].flatMap((path) =>
      refusal(!tried('git', 'cat-file', '-e', `${commit}:${path}`), `${path} is missing.`),
    ),
  ];
}

function release() {
  const { folder, remove } = temporaryFolder('release');
  const tree = join(folder, 'tree');
  const composeFile = join(tree, 'docker-compose.yml');
  run('git', 'worktree', 'add', '--quiet', '--detach', tree, commit);
  try {
    run('sh', join(tree, 'deploy/pin-images.sh'));
    const released = `\${APP_IMAGE:-${image}}:\${APP_VERSION:-${version}}`;
    console.log(`${composeFile}: ${OWN_IMAGE} becomes ${released}`);
    if (!dryRun)
      writeFileSync(
        composeFile,
        readFileSync(composeFile, 'utf8').replace(OWN_IMAGE, () => released),
      );
    run(
      'git',
      '-C',
      tree,
      'commit',
      '--quiet',
      '--all',
      '--message',
      `The images of ${version} are named by digest`,
    );
    run('git', '-C', tree, 'tag', '--sign', tag, '--message', tag);
    push();
  } finally {
    run('git', 'worktree', 'remove', '--force', tree);
    remove();
  }
}

/** A tag that could not be pushed would refuse the next try. */
function push() {
  try {
    run('git', 'push', '--quiet', 'origin', `refs/tags/${tag}`);
  } catch (error) {
    run('git', 'tag', '--delete', tag);
    throw error;
  }
}

/** The version stays for some commits: the last of them is released. */
function newestWith(wanted) {
  const changes = git(
    'log',
    '--first-parent',
    '--format=%H',
    'origin/main',
    '--',
    'package.json',
  ).split('\n');
  const index = changes.findIndex((change) => versionAt(change) === wanted);
  if (index < 0) return undefined;
  return git('rev-parse', index === 0 ? 'origin/main' : `${changes[index - 1]}^`);
}

function versionAt(change) {
  return JSON.parse(git('show', `${change}:package.json`)).version;
}

function isDatedHeading(line) {
  return line.startsWith(`## ${version} (`) && /\(\d{4}-\d\d-\d\d\)$/.test(line);
}

function fileOf(path) {
  return git('show', `${commit}:${path}`);
}

/** As release.yml names it. */
function ofGitHub(origin) {
  const [, name] = /github\.com[:/](.+?)(?:\.git)?\/?$/.exec(origin) ?? [];
  return name && `ghcr.io/${name.toLowerCase()}`;
}

/** Prints the command, and runs it unless this is a dry run. */
function run(...command) {
  console.log(`$ ${command.map((word) => (word.includes(' ') ? `'${word}'` : word)).join(' ')}`);
  if (dryRun) return;
  const { status } = spawnSync(command[0], command.slice(1), { cwd: top, stdio: 'inherit' });
  if (status !== 0) throw new Error(`It failed: ${command.join(' ')}`);
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status === 0) return stdout.trim();
  console.error(`git ${args.join(' ')}: ${stderr}`);
  process.exit(1);
}

function tried(command, ...args) {
  return spawnSync(command, args, { cwd: top, stdio: 'ignore' }).status === 0;
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, image: { type: 'string' } },
    });
    const [name, ...more] = positionals;
    if (!/^\d+\.\d+\.\d+$/.test(name ?? '') || more.length > 0)
      throw new Error('VERSION is three numbers.');
    return { version: name, image: values.image, dryRun: values['dry-run'] === true };
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
