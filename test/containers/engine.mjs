import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const LIMIT_MS = 10 * 60_000;

/** Podman with images, containers and volumes of its own below `folder`. */
export class Engine {
  constructor(folder) {
    const settings = join(folder, 'storage.conf');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      settings,
      `[storage]\ndriver = "overlay"\nrunroot = "${folder}/run"\ngraphroot = "${folder}/storage"\n`,
    );
    this.env = { ...process.env, CONTAINERS_STORAGE_CONF: settings };
  }

  /** Returns the command's output, errors included; throws with it when the command fails. */
  async podman(...args) {
    try {
      const { stdout, stderr } = await execute('podman', ['--runtime', 'runc', ...args], {
        env: this.env,
        maxBuffer: 1 << 28,
        timeout: LIMIT_MS,
      });
      return { out: stdout.trim(), errors: stderr };
    } catch (error) {
      throw new Error(`podman ${args.slice(0, 3).join(' ')} …: ${said(error)}`, { cause: error });
    }
  }

  async out(...args) {
    return (await this.podman(...args)).out;
  }

  async build(tag, folder, { file, npmrc, certificates } = {}) {
    await this.podman(
      'build',
      '--pull=never',
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--format',
      'docker',
      '--quiet',
      '--tag',
      tag,
      ...(file ? ['--file', file] : []),
      ...(npmrc ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
      ...(certificates ? ['--volume', `${certificates}:${certificates}:ro`] : []),
      folder,
    );
  }

  /** Starts a container from an image that is here already. */
  async detached(name, ...settings) {
    await this.podman('run', '--detach', '--pull', 'never', '--name', name, ...settings);
  }

  async inspect(container, format) {
    return this.out('inspect', '--format', format, container);
  }

  /** The first process of a container, as this machine numbers it. */
  async pid(container) {
    return Number(await this.inspect(container, '{{.State.Pid}}'));
  }

  /** Bytes, all layers together. */
  async size(image) {
    return Number(await this.out('image', 'inspect', '--format', '{{.Size}}', image));
  }

  async removeContainers() {
    await this.#quietly('rm', '--all', '--force', '--time', '2');
    await this.#quietly('volume', 'rm', '--all', '--force');
  }

  async removeImages() {
    await this.#quietly('rmi', '--all', '--force');
  }

  async #quietly(...args) {
    await this.podman(...args).catch((error) => console.error(error.message));
  }
}

/** Podman complains of a systemd that is not there, which only times its health checks. */
function said({ stdout = '', stderr = '', message }) {
  const lines = `${stdout}\n${stderr}`
    .split('\n')
    .filter((line) => line.trim() && !line.includes('systemd connection'));
  return lines.length > 0 ? lines.slice(-15).join('\n') : message;
}
