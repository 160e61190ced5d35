import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import type { PayAccessEntry } from './pay-access-buffer.js';

type Access = Pick<PayAccessEntry, 'actorId' | 'where' | 'people'>;

const SAME_MS = 10 * 60 * 1000;
const MAX_KEYS = 10_000;

/** The same access within ten minutes is one entry; each server remembers its own. */
@Injectable()
export class PayAccessDeduplicator {
  /** Time of the access by key, oldest first. */
  private readonly accessedAt = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  isRepeated(access: Access): boolean {
    const now = this.clock.now();
    for (const [key, at] of this.accessedAt) {
      if (at > now - SAME_MS && this.accessedAt.size <= MAX_KEYS) break;
      this.accessedAt.delete(key);
    }
    const key = keyOf(access);
    if (this.accessedAt.has(key)) return true;
    this.accessedAt.set(key, now);
    return false;
  }
}

/** Independent of the order of people. */
function keyOf({ actorId, where, people }: Access): string {
  const peopleKey = people.length > 1 ? hash('sha1', [...people].sort().join(), 'base64') : people[0];
  return `${actorId} ${where} ${peopleKey ?? 'everybody'}`;
}
