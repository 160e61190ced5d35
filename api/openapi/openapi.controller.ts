import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Problem } from '../contract/problem.js';
import { Public, PublicUnlessProduction, Roles } from '../platform/access/access.decorators.js';
import { Endpoint } from '../platform/http/endpoint.js';
import { DOCS_PAGE, DOCS_SCRIPT } from './docs-page.js';
import { DOCUMENT_FILE } from './document-file.js';

const DAY_S = 24 * 60 * 60;
const packages = createRequire(import.meta.url);

@Controller()
@Public()
export class OpenApiController {
  @Get('docs')
  @Endpoint({ summary: 'Read the page that shows this document', media: 'text/html' })
  page(@Res({ passthrough: true }) reply: FastifyReply): string {
    void reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache');
    return DOCS_PAGE;
  }

  @Get('docs/docs.js')
  @Endpoint({ summary: "Read the page's script", media: 'text/javascript' })
  script(@Res({ passthrough: true }) reply: FastifyReply): string {
    asFile(reply, 'text/javascript');
    return DOCS_SCRIPT;
  }

  @Get('docs/swagger-ui-bundle.js')
  @Endpoint({ summary: 'Read the script that renders the page', media: 'text/javascript' })
  viewer(@Res({ passthrough: true }) reply: FastifyReply): ReadStream {
    asFile(reply, 'text/javascript');
    return createReadStream(packages.resolve('swagger-ui-dist/swagger-ui-bundle.js'));
  }

  @Get('docs/swagger-ui.css')
  @Endpoint({ summary: 'Read the styles of the page', media: 'text/css' })
  styles(@Res({ passthrough: true }) reply: FastifyReply): ReadStream {
    asFile(reply, 'text/css');
    return createReadStream(packages.resolve('swagger-ui-dist/swagger-ui.css'));
  }

  @Get('docs-json')
  @PublicUnlessProduction()
  @Roles('admin')
  @Endpoint({
    summary: 'Read this document',
    description: 'Open to everyone; in production to admins only.',
    media: 'application/json',
    problems: ['request.not_found'],
  })
  document(@Res({ passthrough: true }) reply: FastifyReply): ReadStream {
    if (!existsSync(DOCUMENT_FILE))
      throw new Problem('request.not_found', 'The API document has not been built yet.');
    void reply.type('application/json; charset=utf-8');
    return createReadStream(DOCUMENT_FILE);
  }
}

/** A publicly cacheable file must not carry the anti-forgery cookie. */
function asFile(reply: FastifyReply, type: string): void {
  reply.removeHeader('Set-Cookie');
  void reply.type(`${type}; charset=utf-8`).header('Cache-Control', `public, max-age=${DAY_S}`);
}
