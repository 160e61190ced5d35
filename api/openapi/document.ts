import { AppModule } from '../app.module.js';
import { readConfiguration } from '../platform/config/configuration.js';
import { VERSION } from '../platform/config/version.js';
import { bodySchemas } from './bodies.js';
import { RETRY_AFTER } from './error-responses.js';
import { ResponseExamples } from './examples.js';
import { operationOf, SUCCESS_HEADERS, tagOf } from './operation.js';
import { SHARED_PARAMETERS } from './parameters.js';
import { problemExamples } from './problem-examples.js';
import { routesOf, type Part, type Route } from './routes.js';
import { responseSchemas } from './schemas.js';

const DESCRIPTION = `Departments, employees, salary records and leave requests.

- **Signing in**: \`POST /api/auth/login\` returns a token; send it as \`Authorization: Bearer …\`.
- **Responses** have \`success\`. Refusals have a stable \`code\`, a message in English, and \`errors\` by field; \`refusal\` and \`refusals\` give the same messages as keys and values, for clients that translate.
- **Ids** are UUIDs (version 7). **Dates** are \`YYYY-MM-DD\`, **instants** ISO 8601 in UTC. **Amounts** are numbers with at most two decimals.
- **Unknown fields** in a body are ignored.
- **Repeats**: a POST with an \`Idempotency-Key\` can be sent again safely.
- **In a browser**, a request that changes something sends the value of the cookie \`XSRF-TOKEN\` in the header \`X-XSRF-TOKEN\`; without that cookie, no header is needed.`;

export async function buildDocument(): Promise<Part> {
  const routes = describedRoutes();
  const responses = await responseSchemas();
  const examples = new ResponseExamples(responses);
  const tags = [...new Set(routes.map(({ path }) => tagOf(path)))];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Employee Management System',
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: tags.map((name) => ({ name })),
    paths: pathsOf(routes, examples),
    components: {
      securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: SHARED_PARAMETERS,
      headers: { RetryAfter: RETRY_AFTER, ...SUCCESS_HEADERS },
      examples: problemExamples(examples),
      schemas: { ...bodySchemas(routes), ...responses },
    },
  };
}

/** The modules need a configuration but do not use it here. JWT_SECRET keeps a secret file from being created. */
export function describedRoutes(): Route[] {
  const configuration = readConfiguration({
    JWT_SECRET: 'only to look at the modules, never used',
  });
  return routesOf(AppModule.with(configuration));
}

function pathsOf(routes: Route[], examples: ResponseExamples): Record<string, Part> {
  const paths: Record<string, Part> = {};
  for (const route of routes)
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, examples) };
  return paths;
}
