import { applyDecorators, Post, UseInterceptors } from '@nestjs/common';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/** A POST that a client may send again under the same Idempotency-Key: all but those that sign in and out. */
export function IdempotentPost(path: string): MethodDecorator {
  return applyDecorators(Post(path), UseInterceptors(IdempotencyInterceptor));
}
