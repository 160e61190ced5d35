import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import type { Configuration } from './platform/config/configuration.js';
import { checkForgery, giveForgeryCookie } from './platform/http/anti-forgery.js';
import { BodyPipe } from './platform/http/body.pipe.js';
import { forwardingWarning } from './platform/http/forwarding-warning.js';
import { registerForms } from './platform/http/multipart.plugin.js';
import { sendProblem, ProblemFilter } from './platform/http/problem.filter.js';
import { requestIds } from './platform/http/request-id.js';
import { RequestMetrics } from './platform/http/request-metrics.js';
import { createLogger, logRequest, NestLog } from './platform/http/request-log.js';
import { sendUnreadableRequest } from './platform/http/unreadable-request.js';
import { isApi, serveScreens } from './platform/http/screens.js';
import { setSecurityHeaders } from './platform/http/security-headers.js';
import { MetricsRegistry } from './platform/observability/metrics-registry.js';
import { Readiness } from './platform/observability/readiness.js';

const LARGEST_BODY = 256 * 1024;
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** How long what is under way may take once the server was told to stop. */
const FINISH_MS = 5_000;

/** The whole server but for listening: what `main` starts and the tests speak to. */
export async function createApp(configuration: Configuration): Promise<NestFastifyApplication> {
  const logger = createLogger(configuration.logLevel);
  const metrics = new MetricsRegistry();
  const adapter = new FastifyAdapter({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Whoever logs says which request it was: a logger for each of them would be felt.
    childLoggerFactory: () => logger,
    trustProxy: trusted(configuration.trustProxy),
    bodyLimit: LARGEST_BODY,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: REQUEST_TIMEOUT_MS + 5_000,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    // A malformed id is a 400 of ours, not an address that does not exist.
    routerOptions: { maxParamLength: 20_000 },
    genReqId: requestIds(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      setSecurityHeaders(request, reply);
      sendProblem(error, request, reply);
    },
    clientErrorHandler: sendUnreadableRequest,
    // No route has a Fastify schema; their compilers would only make the start slower.
    schemaController: { compilersFactory: { buildValidator: noSchema, buildSerializer: noSchema } },
  });
  const server = adapter.getInstance<FastifyInstance>();
  const times = new RequestMetrics(metrics);
  const warnOfForwarding = forwardingWarning(configuration.trustProxy);
  server.addHook('onRequest', (request, reply, done) => {
    times.began(reply);
    warnOfForwarding(request);
    void reply.header('X-Request-Id', request.id);
    setSecurityHeaders(request, reply);
    if (isApi(request.url)) {
      void reply.header('Cache-Control', 'no-store');
      giveForgeryCookie(request, reply);
    }
    checkForgery(request);
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    // Whoever kept its connection after this answer would hold up the end.
    if (readiness.isStopping) void reply.header('Connection', 'close');
    done();
  });
  server.addHook('preClose', (done) => {
    // Whoever never ends a request, or never begins one, is cut off.
    setTimeout(() => server.server.closeAllConnections(), FINISH_MS).unref();
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    times.ended(reply);
    logRequest(request, reply);
    done();
  });
  // JSON and forms with files; what a foreign page can send without asking (plain text, plain forms) is not taken.
  server.removeContentTypeParser('text/plain');
  await registerForms(server);

  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(configuration, metrics), adapter, {
    logger: new NestLog(logger),
    bodyParser: false,
    abortOnError: false,
  });
  const readiness = app.get(Readiness, { strict: false });
  app.setGlobalPrefix('api');
  app.useGlobalPipes(new BodyPipe());
  app.useGlobalFilters(new ProblemFilter());
  await serveScreens(server);
  await app.init();
  return app;
}

/** A number counts proxies from this server outwards. */
function trusted(proxies: Configuration['trustProxy']): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

function noSchema(): never {
  throw new Error('Routes are described by decorators, not by Fastify schemas.');
}
