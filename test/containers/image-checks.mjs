import { NODE_IMAGE } from './base-images.mjs';
import { must } from './results.mjs';

const LARGEST_MB = 280;
const MB = 1e6;
const SOURCES = [
  'api',
  'admin-ui',
  'test',
  'docs',
  '.git',
  '.env',
  'tsconfig.json',
  'node_modules/rolldown',
];
/** Each folder that node_modules has a package in. */
const PACKAGES =
  "find node_modules -name package.json | sed 's|/package.json$||' | grep -E 'node_modules/(@[^/]+/)?[^/]+$'";

export async function imageChecks({ engine, results, image }) {
  const inside = (...command) =>
    engine.out(
      'run',
      '--rm',
      '--pull',
      'never',
      '--network',
      'none',
      '--ulimit',
      'nofile=1024:4096',
      '--ulimit',
      'nproc=1000:1000',
      image,
      ...command,
    );

  await results.check('The image has less than 280 MB', async () => {
    const [whole, base] = [(await engine.size(image)) / MB, (await engine.size(NODE_IMAGE)) / MB];
    const found = `${whole.toFixed(0)} MB, of which ${(whole - base).toFixed(0)} MB are the application and its packages`;
    must(whole < LARGEST_MB, found);
    return found;
  });

  await results.check('It holds no development files', async () => {
    const there = (
      await inside(
        'sh',
        '-c',
        `ls -d ${SOURCES.join(' ')} 2>/dev/null; find . -name '*.ts' -o -name '*.map' -o -name '*.test.*' -path './dist/*'`,
      )
    )
      .split('\n')
      .filter(Boolean);
    must(there.length === 0, `there are ${there.slice(0, 5).join(', ')}`);
    const list = async (name) => Object.keys(JSON.parse(await inside('cat', `dist/${name}`)));
    const shipped = [
      ...(await list('server-packages.json')),
      ...(await list('browser-packages.json')),
    ];
    const packages = (await inside('sh', '-c', PACKAGES)).split('\n').filter(Boolean);
    const unwanted = packages.filter((path) => !shipped.includes(path));
    must(unwanted.length === 0, `packages that do not ship: ${unwanted.slice(0, 5).join(', ')}`);
    return `${packages.length} packages, none of them for development`;
  });

  await results.check('Its user is not root, by number', async () => {
    const user = await engine.out('image', 'inspect', '--format', '{{.Config.User}}', image);
    must(/^[1-9]\d*:[1-9]\d*$/.test(user), `the user is ${user}`);
    return user;
  });
}
