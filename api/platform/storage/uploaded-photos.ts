import { Inject, Injectable } from '@nestjs/common';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../access/actor.js';
import { Clock } from '../config/clock.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { FifoMutex } from '../queue/fifo-mutex.js';
import { reencodedImage, type Resize } from './reencoded-image.js';
import { squarePhoto } from './square-photo.js';

const MINUTE_MS = 60_000;
/** An admin may go through the photos of many people. */
const LIMITS = {
  employee: { photos: 20, windowMs: 60 * MINUTE_MS },
  admin: { photos: 60, windowMs: MINUTE_MS },
};
const LONGEST_WINDOW_MS = 60 * MINUTE_MS;
const MOST_WAITING = 8;
const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_S = 5;

/** Counted per instance, in memory: what is limited is the work of this process. */
@Injectable()
export class UploadedPhotos {
  /** The one that sent a photo last comes last. */
  private readonly sent = new Map<string, number[]>();
  /** A decoded image takes a hundred megabytes, and one of the few threads that hash passwords, too. */
  private readonly mutex = new FifoMutex();

  constructor(
    private readonly clock: Clock,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async square(actor: Actor, file: Buffer): Promise<Buffer> {
    this.count(actor);
    return this.oneAtATime(() => squarePhoto(file));
  }

  async reencoded(actor: Actor, file: Buffer, resize: Resize): Promise<Buffer> {
    this.count(actor);
    return this.oneAtATime(() => reencodedImage(file, resize));
  }

  private async oneAtATime(decode: () => Promise<Buffer>): Promise<Buffer> {
    if (this.mutex.waiting >= MOST_WAITING) throw queueFull();
    const release = await this.mutex.acquire(LONGEST_WAIT_MS, queueFull);
    try {
      return await decode();
    } finally {
      release();
    }
  }

  private count({ accountId, role }: Actor): void {
    if (!this.configuration.rateLimit) return;
    const { photos, windowMs } = LIMITS[role];
    const now = this.clock.now();
    const recent = (this.sent.get(accountId) ?? []).filter((at) => at > now - windowMs);
    if (recent.length >= photos)
      throw tooMany(Math.ceil(((recent[0] ?? now) + windowMs - now) / 1000));
    this.sent.delete(accountId);
    this.sent.set(accountId, [...recent, now]);
    for (const [other, times] of this.sent) {
      if ((times.at(-1) ?? 0) > now - LONGEST_WINDOW_MS) break;
      this.sent.delete(other);
    }
  }
}

function tooMany(retryAfter: number): Problem {
  const reason = refusal('photo.too_many', { count: Math.ceil(retryAfter / 60) });
  return new Problem('request.too_many', reason, { errors: { image: reason }, retryAfter });
}

function queueFull(): Problem {
  const reason = refusal('photo.queue_full');
  return new Problem('server.unavailable', reason, {
    errors: { image: reason },
    retryAfter: RETRY_AFTER_S,
  });
}
