import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PROBE_EVERY_MS = 500;
const PROBE_PATIENCE_MS = 2_000;
/** How long a request waits for an instance that takes it. */
const HOLDS_MS = 2_000;
const HOLDS_EVERY_MS = 50;

/**
 * Stands before several instances, as Caddy does with `health_uri /api/health/ready` and `lb_try_duration 2s`: each
 * instance is asked whether it is ready; a request goes to the ready ones in turns, and to the next one if no connection
 * was made. What breaks off later is broken off to the client too, who alone knows whether it may be sent again.
 */
export class Balancer {
  /** Which instances were ready when they were last asked. */
  readonly ready = new Map<string, boolean>();
  url = '';
  private turn = 0;
  private stopped = false;
  private probing: Promise<void>[] = [];
  private readonly server: Server;

  private constructor(private readonly instances: () => string[]) {
    this.server = createServer(
      (request, response) => void this.pass(request, response).catch(() => response.destroy()),
    );
    // Nobody is told that the server is busy because a connection was not used for a while.
    this.server.keepAliveTimeout = 60_000;
  }

  /** `instances`: their addresses, which stay the same in number. */
  static async start(instances: () => string[]): Promise<Balancer> {
    const balancer = new Balancer(instances);
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    balancer.url = `http://127.0.0.1:${(balancer.server.address() as AddressInfo).port}`;
    balancer.probing = instances().map((_, place) => balancer.probe(place));
    return balancer;
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
    await Promise.all(this.probing);
  }

  private async probe(place: number): Promise<void> {
    while (!this.stopped) {
      const url = this.instances()[place] as string;
      const answer = await fetch(`${url}/api/health/ready`, {
        signal: AbortSignal.timeout(PROBE_PATIENCE_MS),
      }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      this.ready.set(url, answer?.status === 200);
      await sleep(PROBE_EVERY_MS);
    }
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    for (
      const until = performance.now() + HOLDS_MS;
      performance.now() < until && !this.stopped;
      await sleep(HOLDS_EVERY_MS)
    ) {
      for (let tries = this.instances().length; tries > 0; tries--) {
        const url = this.next();
        if (!url) break;
        if (await this.forward(url, request, body, response)) return;
        this.ready.set(url, false);
      }
    }
    response
      .writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' })
      .end('{"code":"balancer.nobody"}');
  }

  private next(): string | undefined {
    const able = this.instances().filter((url) => this.ready.get(url));
    return able[(this.turn += 1) % able.length];
  }

  /** False when there was no connection, so that nothing was sent. */
  private forward(
    url: string,
    { method, url: path, headers }: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
  ): Promise<boolean> {
    return new Promise((resolve) => {
      const upstream = ask(`${url}${path}`, {
        method,
        headers: { ...headers, connection: 'close' },
        agent: false,
      });
      upstream.once('response', (answer) => {
        delete answer.headers.connection;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once('aborted', () => response.destroy()).once('close', () => resolve(true));
      });
      upstream.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve(false);
        response.destroy();
        resolve(true);
      });
      upstream.end(body);
    });
  }
}
