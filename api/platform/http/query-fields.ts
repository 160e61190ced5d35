import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readBody } from './body.pipe.js';

/** The values of a query, declared and checked as the fields of a body are. */
export const QueryFields = createParamDecorator(
  (type: new () => object, context: ExecutionContext): object =>
    readBody(type, context.switchToHttp().getRequest<FastifyRequest>().query),
);
