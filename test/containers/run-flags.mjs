import { resolve } from 'node:path';
import { top } from '../../scripts/lib/run.mjs';

/** No flag of an engine says how to build, when to start, what is published, how it is logged and started again. */
const ELSEWHERE = new Set([
  'build',
  'image',
  'command',
  'depends_on',
  'networks',
  'ports',
  'restart',
  'logging',
  'stop_grace_period',
]);
// The machine's own limits bound those that runc is given here.
const ULIMITS = ['--ulimit', 'nofile=1024:4096', '--ulimit', 'nproc=1000:1000'];

/** Each takes a service's value and gives flags of `podman run`. */
const FLAGS = {
  environment: (value) =>
    Object.entries(value).flatMap(([name, text]) => ['--env', `${name}=${text}`]),
  volumes: (value, project) => value.flatMap((volume) => ['--volume', mounted(volume, project)]),
  // Docker does not copy what the image has there; Podman would.
  tmpfs: (value) =>
    value.flatMap((path) => [
      '--tmpfs',
      `${path}${path.includes(':') ? ',' : ':mode=1777,'}notmpcopyup`,
    ]),
  secrets: (value, project) =>
    value.flatMap((name) => ['--volume', `${project.secretFile(name)}:/run/secrets/${name}:ro`]),
  read_only: (value) => (value ? ['--read-only', '--read-only-tmpfs=false'] : []),
  cap_drop: (value) => value.map((name) => `--cap-drop=${name}`),
  cap_add: (value) => value.map((name) => `--cap-add=${name}`),
  security_opt: (value) => value.map((option) => `--security-opt=${option.replace(':true', '')}`),
  user: (value) => ['--user', value],
  mem_limit: (value) => ['--memory', value],
  pids_limit: (value) => ['--pids-limit', String(value)],
  // Without the timer, which is systemd's; the checks are made when they are needed.
  healthcheck: ({ test: [, ...command] }) => [
    '--health-cmd',
    command.join(' '),
    '--health-interval',
    'disable',
  ],
};

/** The flags of `podman run` for a service of a compose file; throws on a setting that it does not know, so that none is left out. */
export function runFlags(service, project) {
  const flags = Object.entries(service).flatMap(([key, value]) => {
    if (ELSEWHERE.has(key)) return [];
    if (!FLAGS[key])
      throw new Error(`docker-compose.yml has the setting ${key}, which is not translated here.`);
    return FLAGS[key](value, project);
  });
  return [...ULIMITS, ...flags, service.image, ...(service.command ?? [])];
}

function mounted(volume, project) {
  const [source, ...rest] = volume.split(':');
  return [
    source.startsWith('.') ? resolve(top, source) : `${project.name}_${source}`,
    ...rest,
  ].join(':');
}
