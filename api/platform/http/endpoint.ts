import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import type { ProblemCode } from '../../contract/problem.js';
import type { ListDefinition } from '../database/lists/list-definition.js';

/** The name of an answer's type in the contract; the documentation takes its schema from the type itself. */
export type ResponseName = `${string}Response`;

/** What the documentation says of a call beyond what its other decorators tell. */
export interface EndpointDescription {
  summary: string;
  /** More than a line, where the rule needs it. */
  description?: string;
  /** 200 unless something is created. */
  status?: 200 | 201;
  response?: ResponseName;
  /** Media type of an answer that is not JSON. */
  media?: string;
  /** Refusals beyond those that every call shares. */
  problems?: ProblemCode[];
  /** The list that its query asks about. */
  list?: ListDefinition;
  /** A body read in the handler itself. */
  multipart?: { body?: new () => object; file: string; required: boolean; holds?: 'image' | 'csv' };
  /** Query parameters of a call that is no list. */
  query?: Record<string, { description: string; example: string; required: boolean }>;
}

export const ENDPOINT = 'http:endpoint';

/** Describes a call, and sets the status that its success answers with. */
export function Endpoint(description: EndpointDescription): MethodDecorator {
  return applyDecorators(HttpCode(description.status ?? 200), SetMetadata(ENDPOINT, description));
}
