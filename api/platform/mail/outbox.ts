import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../config/clock.js';
import { CONFIGURATION, type Configuration } from '../config/configuration.js';
import { newId } from '../database/statements/ids.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';
import { Housekeeping } from '../periodic/housekeeping.js';
import { MailKinds } from './mail-kinds.js';
import { MailSender } from './mail-sender.js';
import { Mail } from './mail.tables.js';

const RETENTION_MS = 14 * 24 * 60 * 60 * 1000;

/** Stores mails in the unit of work that causes them; they are sent after its commit. */
@Injectable()
export class Outbox {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly kinds: MailKinds,
    private readonly sender: MailSender,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add((manager) =>
      manager.query('DELETE FROM mail WHERE created_at < ?', [clock.now() - RETENTION_MS]),
    );
  }

  get open(): boolean {
    return this.configuration.smtpUrl !== undefined;
  }

  /** Kept, and called late, from when it is due on. */
  async add(
    kind: string,
    accountIds: string[],
    data: object,
    dueAt = this.clock.now(),
  ): Promise<string[]> {
    if (!this.open || accountIds.length === 0) return [];
    const expiresAt = dueAt + this.kinds.get(kind).expiresAfterMs;
    const mails = accountIds.map((accountId) => ({
      id: newId(),
      accountId,
      kind,
      data: JSON.stringify(data),
      attempts: 0,
      nextAttemptAt: dueAt,
      expiresAt,
      createdAt: dueAt,
    }));
    await this.work.write(async (manager) => {
      await manager.insert(Mail, mails);
      this.work.afterCommit(() => this.sender.wake());
    });
    return mails.map(({ id }) => id);
  }

  /** In the unit that no longer wants them. False if one of them is sent or under way. */
  async takeBack(ids: readonly string[]): Promise<boolean> {
    const those = `FROM mail WHERE id IN (${ids.map(() => '?').join(', ')})`;
    return this.work.write(async (manager) => {
      await manager.query(`DELETE ${those} AND attempts = 0`, [...ids]);
      const left = await manager.query<unknown[]>(`SELECT id ${those} LIMIT 1`, [...ids]);
      return left.length === 0;
    });
  }
}
