import { v7 } from 'uuid';

/** An id of ours for something that was made earlier: ids are in order of creation, and lists show the newest first by them. */
export function recordId(createdAt: number): string {
  return v7({ msecs: createdAt });
}
