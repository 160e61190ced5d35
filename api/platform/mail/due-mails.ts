import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { execute } from '../database/statements/execute.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

/** Longer than one delivery can take: after it, the instance that claimed the mail is considered dead. */
const CLAIM_MS = 3 * 60_000;
const BATCH_SIZE = 10;

export interface DueMail {
  id: string;
  accountId: string;
  kind: string;
  data: string;
  attempts: number;
  expiresAt: number;
  createdAt: number | string;
}

/** A guarded UPDATE claims each mail for one instance; the claim expires if that instance dies. */
@Injectable()
export class DueMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async claimNext(): Promise<DueMail | undefined> {
    const now = this.clock.now();
    const due = await this.work.read<DueMail>(
      `SELECT id, account_id AS accountId, kind, data, attempts, expires_at AS expiresAt, created_at AS createdAt FROM mail WHERE next_attempt_at <= ? ORDER BY expires_at, id LIMIT ${BATCH_SIZE}`,
      [now],
    );
    for (const mail of due) {
      const sql =
        'UPDATE mail SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ? AND attempts = ? AND next_attempt_at <= ?';
      if ((await this.change(sql, [now + CLAIM_MS, mail.id, mail.attempts, now])) === 1)
        return { ...mail, attempts: Number(mail.attempts) + 1 };
    }
    return due.length === BATCH_SIZE ? this.claimNext() : undefined;
  }

  async markSent({ id }: DueMail): Promise<void> {
    await this.change(
      'UPDATE mail SET sent_at = ?, next_attempt_at = NULL, data = NULL WHERE id = ?',
      [this.clock.now(), id],
    );
  }

  async markFailed({ id }: DueMail): Promise<void> {
    await this.change(
      'UPDATE mail SET failed_at = ?, next_attempt_at = NULL, data = NULL WHERE id = ? AND sent_at IS NULL',
      [this.clock.now(), id],
    );
  }

  /** `attempts` tells whether another instance has claimed the mail meanwhile. */
  async reschedule({ id, attempts }: DueMail): Promise<void> {
    const sql =
      'UPDATE mail SET next_attempt_at = ? WHERE id = ? AND attempts = ? AND next_attempt_at IS NOT NULL';
    await this.change(sql, [this.clock.now() + retryDelay(attempts), id, attempts]);
  }

  async msUntilNext(): Promise<number | undefined> {
    const [row] = await this.work.read<{ next: number | string | null }>(
      'SELECT MIN(next_attempt_at) AS next FROM mail',
    );
    return row?.next == null ? undefined : Math.max(0, Number(row.next) - this.clock.now());
  }

  private change(sql: string, parameters: unknown[]): Promise<number> {
    return this.work.writeInNewTransaction((manager) => execute(manager, sql, parameters));
  }
}

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 10 * 60_000;

export function retryDelay(attempts: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempts - 1));
}
