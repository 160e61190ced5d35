// npm run test:containers [-- options]: the image and what runs it, as docs/deployment.md has it, without a registry.
import '../../scripts/lib/node-version.mjs';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { top } from '../../scripts/lib/run.mjs';
import { saveBetween, table } from '../../scripts/lib/saved-table.mjs';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';
import { buildImage, makeBaseImages } from './base-images.mjs';
import { composedChecks } from './composed.mjs';
import { Engine } from './engine.mjs';
import { imageChecks } from './image-checks.mjs';
import { Networks } from './networks.mjs';
import { oneContainerChecks } from './one-container.mjs';
import { Project } from './project.mjs';
import { must, Results } from './results.mjs';
import { scaledChecks } from './scaled.mjs';
import { withoutComposeChecks } from './without-compose.mjs';

const USAGE = `npm run test:containers [-- options] [parts: image, alone, compose, scaled, without; all otherwise]
  --keep FOLDER  keeps the images there and uses those that it has; the application's is built anew
  --save FILE    writes the results into FILE, between the comments named containers; nothing is written otherwise`;
const TOOLS = {
  podman: 'podman',
  buildah: 'buildah',
  runc: 'runc',
  debootstrap: 'debootstrap',
  ip: 'iproute2',
  openssl: 'openssl',
};
const HEADINGS = ['Check', 'Result', 'Found', 'Time'];
const IMAGE = 'localhost/employee-management-system:latest';
const COMPOSE = join(top, 'docker-compose.yml');
const SCALED = [COMPOSE, join(top, 'deploy', 'docker-compose.scaled.yml')];
// As somebody would fill in .env.example to look at it on the own machine.
const ENVIRONMENT = {
  PUBLIC_URL: 'https://localhost/',
  ADMIN_EMAIL: 'admin@company.example',
  ADMIN_PASSWORD: 'first-harbour-ledger-9',
  // The checkout's own, in a release's tag as well.
  APP_IMAGE: 'employee-management-system',
  APP_VERSION: 'latest',
};

const { values, positionals: parts } = options();
const missing = whatIsMissing();
const [load] = loadavg();
const results = new Results();
if (missing) await results.skip('Containers', missing);
else await everything();
report();

async function everything() {
  const { folder: temporary, remove } = temporaryFolder('containers');
  const folder = values.keep ?? temporary;
  const engine = new Engine(join(folder, 'engine'));
  let networks;
  const context = () => ({
    engine,
    results,
    image: IMAGE,
    folder: temporary,
    networks: (networks = new Networks()),
  });
  const stopped = async () => {
    networks?.removeAll();
    await engine.removeContainers();
    if (!values.keep) await engine.removeImages();
    remove();
  };
  const interrupted = () => void stopped().finally(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, interrupted);
  try {
    if (!values.keep || !existsSync(join(folder, 'engine/storage')))
      await results.check('Base images of Debian’s and npm’s packages', () =>
        makeBaseImages(engine, temporary),
      );
    if (
      !(await results.check('The image is built of the Dockerfile', () =>
        buildImage(engine, temporary, IMAGE),
      ))
    )
      return;
    await results.check('The secrets are made; an earlier .env’s are taken over', () =>
      makeSecrets(temporary),
    );
    if (wanted('image')) await imageChecks(context());
    if (wanted('alone')) await oneContainerChecks(context());
    if (wanted('compose')) await withProject(context(), [COMPOSE], composedChecks);
    if (wanted('scaled')) await withProject(context(), SCALED, scaledChecks);
    if (wanted('without')) await withoutComposeChecks(context());
  } finally {
    await stopped();
  }
}

async function withProject(context, files, checks) {
  const project = new Project({ ...context, files, environment: ENVIRONMENT });
  try {
    await checks({ ...context, project, files, environment: ENVIRONMENT });
  } finally {
    await project.remove();
  }
}

function makeSecrets(folder) {
  const earlier = 'only-for-this-run-only-for-this-run';
  cpSync(join(top, 'deploy/make-secrets.sh'), join(folder, 'deploy/make-secrets.sh'));
  writeFileSync(join(folder, '.env'), `JWT_SECRET=${earlier}\n`);
  execFileSync('sh', [join(folder, 'deploy/make-secrets.sh')]);
  must(
    readFileSync(join(folder, 'secrets/jwt-secret'), 'utf8') === earlier,
    'Everybody would be signed out.',
  );
}

function wanted(part) {
  return parts.length === 0 || parts.includes(part);
}

function whatIsMissing() {
  if (process.platform !== 'linux') return 'it needs Linux';
  if (process.getuid() !== 0) return 'it needs root: sudo npm run test:containers';
  const packages = Object.entries(TOOLS)
    .filter(([tool]) => !find(tool))
    .map(([, name]) => name);
  return packages.length > 0 ? `not installed: apt install ${packages.join(' ')}` : undefined;
}

function find(tool) {
  return ['/usr/sbin', '/usr/bin', '/sbin', '/bin', '/usr/local/bin'].some((folder) =>
    existsSync(join(folder, tool)),
  );
}

function report() {
  const [passed, failed, skipped] = ['passed', 'FAILED', 'SKIPPED'].map((result) =>
    results.count(result),
  );
  const found = missing
    ? ''
    : `${execFileSync('podman', ['--version']).toString().trim()}, ${execFileSync('runc', ['--version']).toString().split('\n')[0]}, ${readFileSync('/etc/os-release', 'utf8').match(/PRETTY_NAME="(.*)"/)[1]}, load of the machine ${load.toFixed(1)}`;
  const text = `${found}\n\n${table(HEADINGS, results.rows)}`;
  console.log(`\n${text}\n`);
  if (values.save) saveBetween(values.save, 'containers', text);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} SKIPPED` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function options() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, save: { type: 'string' } },
    });
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}
