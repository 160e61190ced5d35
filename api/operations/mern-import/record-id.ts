import { v7 } from 'uuid';

/** UUIDv7 of the original time of creation, because lists sort by id. */
export function recordId(createdAt: number): string {
  return v7({ msecs: createdAt });
}
