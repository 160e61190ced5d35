import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { DataSource } from 'typeorm';
import { AppModule } from './app.module.js';
import { routesOf } from './openapi/routes.js';
import type { Configuration } from './platform/config/configuration.js';
import { warnOfUnwrittenLog } from './platform/database/connection/sqlite-isolation.js';
import { checkForgery, setForgeryCookie } from './platform/http/anti-forgery.js';
import { BodyPipe } from './platform/http/body.pipe.js';
import { registerForms } from './platform/http/multipart.plugin.js';
import { sendProblem, ProblemFilter } from './platform/http/problem.filter.js';
import { otherAddressWarning } from './platform/http/public-address.js';
import { requestIds, createLogger, logRequest, NestLog } from './platform/http/request-log.js';
import { RequestMetrics } from './platform/http/request-metrics.js';
import { isApi, serveScreens } from './platform/http/screens.js';
import { setSecurityHeaders } from './platform/http/security-headers.js';
import { sendUnreadableRequest } from './platform/http/unreadable-request.js';
import { MetricsRegistry } from './platform/observability/metrics-registry.js';
import { Readiness } from './platform/observability/readiness.js';

const FORWARDING_HEADERS = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

function forwardingWarning(trustProxy: unknown): (request: FastifyRequest) => void {
  let warned = trustProxy !== false;
  return (request) => {
    if (warned || !FORWARDING_HEADERS.some((name) => name in request.headers)) return;
    warned = true;
    request.log.warn(
      { reqId: request.id },
      'A request carried forwarding headers, which are ignored: set TRUST_PROXY if the server stands behind a proxy.',
    );
  };
}

const OPEN_BODY_BYTES = 16 * 1024;

/** The bodies of calls that nobody has to sign in for are small: a sign-in is the longest. Fastify refuses a longer one before it is parsed. */
function limitOpenBodies(
  server: FastifyInstance,
  routes: { method: string; path: string; isPublic: boolean }[],
): void {
  const open = new Set(
    routes
      .filter(({ isPublic }) => isPublic)
      .map(({ method, path }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  server.addHook('onRoute', (route) => {
    if (open.has(`${String(route.method)} ${route.url}`)) route.bodyLimit = OPEN_BODY_BYTES;
  });
}

const MAX_HEADER_BYTES = 8 * 1024;
const MAX_BODY_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
const SHUTDOWN_GRACE_MS = 5_000;

export async function createApp(configuration: Configuration): Promise<NestFastifyApplication> {
  const logger = createLogger(configuration.logLevel);
  const metrics = new MetricsRegistry();
  const adapter = createAdapter(configuration, logger);
  const server = adapter.getInstance<FastifyInstance>();
  followRequests(server, configuration, metrics);
  // Other sites can send text/plain and plain forms without a CORS preflight, so the server accepts neither.
  server.removeContentTypeParser('text/plain');
  await registerForms(server);

  const module = AppModule.with(configuration, metrics);
  limitOpenBodies(server, routesOf(module));
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  closeConnectionsAtTheEnd(server, app.get(Readiness, { strict: false }));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new BodyPipe());
  app.useGlobalFilters(new ProblemFilter());
  await serveScreens(server);
  await app.init();
  warnOfUnwrittenLog(app.get(DataSource));
  return app;
}

function createAdapter({ trustProxy }: Configuration, logger: FastifyBaseLogger): FastifyAdapter {
  return new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Log lines already carry the request id; a child logger per request costs measurable time.
    childLoggerFactory: () => logger,
    trustProxy: trustProxyOption(trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: REQUEST_TIMEOUT_MS + 5_000,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: MAX_HEADER_BYTES },
    // Long enough for a malformed id to reach its route and get a 400 instead of a 404.
    routerOptions: { maxParamLength: 20_000 },
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(request, reply);
      sendProblem(error, request, reply);
    },
    clientErrorHandler: sendUnreadableRequest,
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
  });
}

/** Metrics, warnings, headers and the check against forgery, for each request. */
function followRequests(
  server: FastifyInstance,
  { trustProxy, publicUrl }: Configuration,
  metrics: MetricsRegistry,
): void {
  const requestMetrics = new RequestMetrics(metrics);
  const warnOfForwarding = forwardingWarning(trustProxy);
  const warnOfOtherAddress = otherAddressWarning(publicUrl);
  server.addHook('onRequest', (request, reply, done) => {
    requestMetrics.start(reply);
    warnOfForwarding(request);
    void reply.header('X-Request-Id', request.id);
    setSecurityHeaders(request, reply);
    if (isApi(request)) {
      void reply.header('Cache-Control', 'no-store');
      setForgeryCookie(request, reply);
    }
    checkForgery(request);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    requestMetrics.end(reply);
    logRequest(request, reply);
    warnOfOtherAddress(request, reply);
    done();
  });
}

function closeConnectionsAtTheEnd(server: FastifyInstance, readiness: Readiness): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // An open keep-alive connection would delay the shutdown.
    if (readiness.isStopping) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('preClose', (done) => {
    // A client that never finishes its request must not block the shutdown.
    setTimeout(() => server.server.closeAllConnections(), SHUTDOWN_GRACE_MS).unref();
    done();
  });
}

function trustProxyOption(
  proxies: Configuration['trustProxy'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function noSchema(): never {
  throw new Error('Routes are described by decorators, not by Fastify schemas.');
}
