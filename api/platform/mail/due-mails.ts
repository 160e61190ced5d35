import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { execute } from '../database/statements/execute.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

/** Longer than one sending may take: afterwards whoever took the mail has died. */
const CLAIM_MS = 3 * 60_000;
const LOOKED_AT = 10;

export interface DueMail {
  id: string;
  accountId: string;
  kind: string;
  data: string;
  /** This one included. */
  attempts: number;
  expiresAt: number;
}

/** What is to be sent now. A mail is taken by a guarded update, so that one instance has it; it goes back when that one dies. */
@Injectable()
export class DueMails {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** What soon is of no more use comes first. */
  async take(): Promise<DueMail | undefined> {
    const now = this.clock.now();
    const due = await this.work.read<DueMail>(
      `SELECT id, account_id AS accountId, kind, data, attempts, expires_at AS expiresAt FROM mail WHERE next_attempt_at <= ? ORDER BY expires_at, id LIMIT ${LOOKED_AT}`,
      [now],
    );
    for (const mail of due) {
      const sql = 'UPDATE mail SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ? AND attempts = ? AND next_attempt_at <= ?';
      if ((await this.change(sql, [now + CLAIM_MS, mail.id, mail.attempts, now])) === 1) return { ...mail, attempts: Number(mail.attempts) + 1 };
    }
    // All of these were taken by others meanwhile; there may be more.
    return due.length === LOOKED_AT ? this.take() : undefined;
  }

  async sent({ id }: DueMail): Promise<void> {
    await this.change('UPDATE mail SET sent_at = ?, next_attempt_at = NULL, data = NULL WHERE id = ?', [this.clock.now(), id]);
  }

  async giveUp({ id }: DueMail): Promise<void> {
    await this.change('UPDATE mail SET failed_at = ?, next_attempt_at = NULL, data = NULL WHERE id = ? AND sent_at IS NULL', [this.clock.now(), id]);
  }

  /** Not if somebody else has it by now. */
  async putBack({ id, attempts }: DueMail): Promise<void> {
    const sql = 'UPDATE mail SET next_attempt_at = ? WHERE id = ? AND attempts = ? AND next_attempt_at IS NOT NULL';
    await this.change(sql, [this.clock.now() + pauseAfter(attempts), id, attempts]);
  }

  /** Milliseconds until the next one is due; undefined when none is waiting. */
  async nextIn(): Promise<number | undefined> {
    const [row] = await this.work.read<{ next: number | string | null }>('SELECT MIN(next_attempt_at) AS next FROM mail');
    return row?.next == null ? undefined : Math.max(0, Number(row.next) - this.clock.now());
  }

  private change(sql: string, parameters: unknown[]): Promise<number> {
    return this.work.writeInNewTransaction((manager) => execute(manager, sql, parameters));
  }
}

const FIRST_MS = 5_000;
const LONGEST_MS = 10 * 60_000;

/** How long to wait after so many attempts in vain. */
export function pauseAfter(attempts: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
}
