import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { MetricsRegistry } from '../observability/metrics-registry.js';
import { isApi } from './screens.js';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

export class RequestMetrics {
  private readonly durations;
  private inFlight = 0;
  /** One close listener per connection, because one per request would cost a tenth of its time. */
  private readonly open = new WeakMap<Socket, Set<FastifyReply>>();

  constructor(metrics: MetricsRegistry) {
    this.durations = metrics.histogram(
      'http_request_duration_seconds',
      'Time from the headers of a request to the end of its answer',
      BUCKETS,
      ['method', 'route', 'status'],
    );
    metrics.gauge(
      'http_requests_in_flight',
      'Requests that are not answered yet, this one included',
      [],
      (gauge) => gauge.set(this.inFlight),
    );
  }

  start(reply: FastifyReply): void {
    this.inFlight += 1;
    this.openRepliesOn(reply.request.raw.socket).add(reply);
  }

  end(reply: FastifyReply): void {
    if (this.open.get(reply.request.raw.socket)?.delete(reply)) this.count(reply, reply.statusCode);
  }

  private openRepliesOn(socket: Socket): Set<FastifyReply> {
    const existing = this.open.get(socket);
    if (existing) return existing;
    const replies = new Set<FastifyReply>();
    this.open.set(socket, replies);
    socket.once('close', () => {
      for (const reply of replies) this.count(reply, 'aborted');
      replies.clear();
    });
    return replies;
  }

  private count(reply: FastifyReply, status: number | 'aborted'): void {
    this.inFlight -= 1;
    const { method } = reply.request;
    this.durations.observe(
      { method: METHODS.has(method) ? method : 'other', route: routeOf(reply), status },
      reply.elapsedTime / 1000,
    );
  }
}

/** Files of the UI share one label and so do unknown paths, to limit the number of series. */
function routeOf({ request }: FastifyReply): string {
  const { url } = request.routeOptions;
  if (url?.startsWith('/api/')) return url;
  return url === undefined || isApi(request) ? 'unknown' : 'screens';
}
