import { v7 } from 'uuid';

/** UUIDv7: in order of creation. */
export const newId = (): string => v7();

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && SHAPE.test(value);
}
