import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCompose } from './compose-file.mjs';
import { runFlags } from './run-flags.mjs';

const HEALTHY_MS = 60_000;

/** The services of compose files as containers, in networks like those that the files name. */
export class Project {
  #places = {};

  constructor({ engine, networks, folder, files, environment }) {
    Object.assign(this, { engine, networks, folder, environment });
    this.compose = readCompose(files, environment);
    this.name = this.compose.name;
    for (const [name, network] of Object.entries(this.compose.networks))
      networks.make(name, network ?? {});
    for (const [name, service] of Object.entries(this.compose.services))
      this.#places[name] = networks.place(service.networks);
  }

  get services() {
    return this.compose.services;
  }

  container(service) {
    return `${this.name}-${service}-1`;
  }

  /** The service's address, as this machine or its neighbours in that network reach it. */
  address(service, network) {
    return this.#places[service].addresses[network];
  }

  secretFile(name) {
    return resolve(this.folder, this.compose.secrets[name].file);
  }

  /** Starts a container as Compose would; those that it waits for must run already. */
  async create(service) {
    const settings = this.services[service];
    const neighbours = Object.keys(this.services).flatMap((other) => {
      const shared = settings.networks.find((network) => this.address(other, network));
      return shared && other !== service
        ? ['--add-host', `${other}:${this.address(other, shared)}`]
        : [];
    });
    const place = [
      '--network',
      `ns:${this.#places[service].path}`,
      '--hostname',
      service,
      ...neighbours,
    ];
    await this.engine.detached(this.container(service), ...place, ...runFlags(settings, this));
  }

  /** As `docker compose stop` does, with the grace that the file gives; answers its length in milliseconds. */
  async stop(service) {
    const begun = performance.now();
    await this.engine.podman(
      'stop',
      '--time',
      String(parseInt(this.services[service].stop_grace_period ?? '10s', 10)),
      this.container(service),
    );
    return performance.now() - begun;
  }

  /** As a new container: Debian's runc gives a tmpfs other rights when a container starts again. */
  async start(service) {
    await this.engine.podman('rm', this.container(service));
    await this.create(service);
  }

  async restart(service) {
    await this.stop(service);
    await this.start(service);
  }

  exec(service, ...command) {
    return this.engine.out('exec', this.container(service), ...command);
  }

  /** By the health check of the file, or of the image. */
  async healthy(service) {
    const until = performance.now() + HEALTHY_MS;
    for (;;) {
      try {
        await this.engine.podman('healthcheck', 'run', this.container(service));
        return;
      } catch (error) {
        if (performance.now() > until)
          throw new Error(
            `${service} does not become healthy. It says: ${await this.log(service)}`,
            { cause: error },
          );
      }
      await sleep(100);
    }
  }

  async log(service) {
    const { out, errors } = await this.engine.podman(
      'logs',
      '--tail',
      '20',
      this.container(service),
    );
    return `${out}\n${errors}`;
  }

  async remove() {
    for (const service of Object.keys(this.services))
      await this.engine.podman('rm', '--force', '--ignore', '--time', '5', this.container(service));
    this.networks.removeAll();
  }
}
