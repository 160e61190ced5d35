import { applyDecorators, HttpCode, SetMetadata, Post, UseInterceptors } from '@nestjs/common';
import type { ProblemCode } from '../../contract/problem.js';
import type { ListDefinition } from '../database/lists/list-definition.js';
import type { CsvColumn } from './csv.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';

/** The OpenAPI schema is generated from the contract type of this name. */
export type ResponseName = `${string}Response`;

export interface EndpointDescription {
  summary: string;
  description?: string;
  status?: 200 | 201 | 202;
  response?: ResponseName;
  media?: string;
  problems?: ProblemCode[];
  list?: ListDefinition;
  /** Also answers `Accept: text/csv`: the columns of its rows, or what writes the file. */
  csv?: CsvColumn<never>[] | ((response: never) => string);
  multipart?: {
    body?: new () => object;
    file: string;
    required: boolean;
    fileType?: 'image' | 'csv' | 'calendar' | 'pdf';
  };
  query?: Record<string, { description: string; example: string; required: boolean }>;
}

export const ENDPOINT = 'http:endpoint';

export function Endpoint(description: EndpointDescription): MethodDecorator {
  return applyDecorators(HttpCode(description.status ?? 200), SetMetadata(ENDPOINT, description));
}

export function IdempotentPost(path: string): MethodDecorator {
  return applyDecorators(Post(path), UseInterceptors(IdempotencyInterceptor));
}
