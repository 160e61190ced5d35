import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import type { PayAccessEntry } from './pay-access-buffer.js';

export type Opened = Pick<PayAccessEntry, 'actorId' | 'where' | 'people'>;

const SAME_MS = 10 * 60 * 1000;
const MOST_KEPT = 10_000;

/** Knows, for each server on its own, what was opened within the last ten minutes: opening it again is the same entry. */
@Injectable()
export class PayAccessDeduplicator {
  /** Since when, by what was opened; oldest first. */
  private readonly since = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  isRepeated(opened: Opened): boolean {
    const now = this.clock.now();
    for (const [key, at] of this.since) {
      if (at > now - SAME_MS && this.since.size <= MOST_KEPT) break;
      this.since.delete(key);
    }
    const key = keyOf(opened);
    if (this.since.has(key)) return true;
    this.since.set(key, now);
    return false;
  }
}

/** A page is the same page in any order. */
function keyOf({ actorId, where, people }: Opened): string {
  const those = people.length > 1 ? hash('sha1', [...people].sort().join(), 'base64') : people[0];
  return `${actorId} ${where} ${those ?? 'everybody'}`;
}
