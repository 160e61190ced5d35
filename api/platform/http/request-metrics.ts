import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { MetricsRegistry } from '../observability/metrics-registry.js';
import { isApi } from './screens.js';

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/** MetricsRegistry every request, by its route as it is named. */
export class RequestMetrics {
  private readonly times;
  private underWay = 0;
  /** What is not answered yet on a connection. A listener for each connection costs nothing, one for each request a tenth of its time. */
  private readonly open = new WeakMap<Socket, Set<FastifyReply>>();

  constructor(metrics: MetricsRegistry) {
    this.times = metrics.histogram('http_request_duration_seconds', 'Time from the headers of a request to the end of its answer', BUCKETS, ['method', 'route', 'status']);
    metrics.gauge('http_requests_in_flight', 'Requests that are not answered yet, this one included', [], (gauge) => gauge.set(this.underWay));
  }

  began(reply: FastifyReply): void {
    this.underWay += 1;
    this.openOn(reply.request.raw.socket).add(reply);
  }

  ended(reply: FastifyReply): void {
    if (this.open.get(reply.request.raw.socket)?.delete(reply)) this.count(reply, reply.statusCode);
  }

  private openOn(socket: Socket): Set<FastifyReply> {
    const known = this.open.get(socket);
    if (known) return known;
    const replies = new Set<FastifyReply>();
    this.open.set(socket, replies);
    socket.once('close', () => {
      // Whoever asked is gone, or was cut off.
      for (const reply of replies) this.count(reply, 'aborted');
      replies.clear();
    });
    return replies;
  }

  private count(reply: FastifyReply, status: number | 'aborted'): void {
    this.underWay -= 1;
    const { method } = reply.request;
    this.times.observe({ method: METHODS.has(method) ? method : 'other', route: routeOf(reply), status }, reply.elapsedTime / 1000);
  }
}

/** The files of the screens are one, and so is everything that is not there. */
function routeOf({ request }: FastifyReply): string {
  const { url } = request.routeOptions;
  if (url?.startsWith('/api/')) return url;
  return url === undefined || isApi(request.url) ? 'unknown' : 'screens';
}
