import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { addDays, type CalendarDate } from '../contract/calendar-date.js';
import type { Actor } from '../platform/access/actor.js';
import { Clock } from '../platform/config/clock.js';
import { execute } from '../platform/database/statements/execute.js';
import { insertRow } from '../platform/database/statements/insert-rows.js';
import { Lease } from '../platform/database/transaction/lease.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { Letter } from '../platform/mail/letter.js';
import { MailKinds } from '../platform/mail/mail-kinds.js';
import { Outbox } from '../platform/mail/outbox.js';
import type { Recipient } from '../platform/mail/recipients.js';
import type { PeriodicJob } from '../platform/periodic/periodic-job.js';
import { PeriodicJobs } from '../platform/periodic/periodic-jobs.js';
import { mondayOf } from '../working-time/patterns/work-pattern.js';
import { comingUpLetter } from './coming-up-letter.js';
import { ComingUps } from './coming-up.js';

const KIND = 'coming_up';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Later it is no news. */
const EXPIRES_AFTER_MS = 3 * DAY_MS;
/** By the company's time zone. */
const FROM_HOUR_MS = 6 * 60 * 60 * 1000;
const BATCH = 200;

/** On Monday mornings, to those who want it; later in the week if no server ran then. */
@Injectable()
export class ComingUpMails {
  private readonly job: PeriodicJob;

  constructor(
    dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly ahead: ComingUps,
    kinds: MailKinds,
    jobs: PeriodicJobs,
  ) {
    kinds.register<{ week: CalendarDate }>({
      name: KIND,
      expiresAfterMs: EXPIRES_AFTER_MS,
      write: (to, { week }) => this.write(to, week),
    });
    this.job = jobs.add('coming up', (stopping) =>
      Lease.tryHold(dataSource, 'coming-up', () => this.round(stopping)),
    );
  }

  /** One round, now. */
  run(): Promise<void> {
    return this.job.run();
  }

  async isWanted({ accountId }: Pick<Actor, 'accountId'>): Promise<boolean> {
    const rows = await this.work.read('SELECT 1 FROM coming_up_mail WHERE account_id = ?', [
      accountId,
    ]);
    return rows.length > 0;
  }

  /** The first one comes on the next Monday. */
  change(actor: Actor, wanted: boolean): Promise<boolean> {
    return this.work.write(async (manager) => {
      await manager.query('UPDATE account SET id = id WHERE id = ?', [actor.accountId]);
      if (!wanted)
        await manager.query('DELETE FROM coming_up_mail WHERE account_id = ?', [actor.accountId]);
      else if (!(await this.isWanted(actor)))
        await insertRow(manager, 'coming_up_mail', {
          account_id: actor.accountId,
          sent_for: mondayOf(this.clock.today()),
        });
      return wanted;
    });
  }

  private async round(stopping: AbortSignal): Promise<void> {
    const week = mondayOf(this.clock.today());
    if (!this.outbox.open || this.clock.now() < this.clock.startOf(week) + FROM_HOUR_MS) return;
    while (!stopping.aborted) {
      const due = await this.work.read<{ id: string }>(
        `SELECT account_id AS id FROM coming_up_mail WHERE sent_for < ? ORDER BY account_id LIMIT ${BATCH}`,
        [week],
      );
      if (due.length === 0) return;
      for (const { id } of due) await this.send(id, week);
    }
  }

  /** The guarded statement makes it one mail, with several servers as well. */
  private async send(accountId: string, week: CalendarDate): Promise<void> {
    await this.work.write(async (manager) => {
      const due = await execute(
        manager,
        'UPDATE coming_up_mail SET sent_for = ? WHERE account_id = ? AND sent_for < ?',
        [week, accountId, week],
      );
      if (due === 1) await this.outbox.add(KIND, [accountId], { week });
    });
  }

  /** Undefined where nothing comes up, and for those who do not want it any more. */
  private async write(to: Recipient, week: CalendarDate): Promise<Letter | undefined> {
    if (!(await this.isWanted(to))) return undefined;
    return comingUpLetter(to, week, await this.ahead.read(to, week, addDays(week, 6)));
  }
}
