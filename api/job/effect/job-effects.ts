import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { JobEffect } from '../../contract/job/job-changes.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { ChangedPerson } from './changed-person.js';
import { JobBalances } from './job-balances.js';
import { JobPay, type PreviewedJobPay } from './job-pay.js';
import { warning } from './job-warnings.js';
import { ManagerCircles } from './manager-circles.js';
import { MoveEffects } from './move-effects.js';
import { MovedRequests } from './moved-requests.js';

/** The people whose pay the sums of an effect are about. */
export type ShownPay = Pick<PreviewedJobPay, 'people' | 'largest'>;

/** The effect of a change that is recorded or taken back. Stores nothing; other requests are answered between its parts. */
@Injectable()
export class JobEffects {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly pay: JobPay,
    private readonly balances: JobBalances,
    private readonly requests: MovedRequests,
    private readonly moves: MoveEffects,
    private readonly circles: ManagerCircles,
  ) {}

  async of(
    people: readonly ChangedPerson[],
    from: CalendarDate,
  ): Promise<{ effect: JobEffect; shown: ShownPay }> {
    const names = await this.departmentNames();
    const { pay, cost, ...shown } = await this.pay.preview(people, from, names);
    const balances = await this.balances.moved(people, from);
    await setImmediate();
    const requests = await this.requests.find(people, from);
    await setImmediate();
    const moved = await this.moves.of(people, from, names, this.clock.now());
    await setImmediate();
    const warnings = warning('circle', await this.circles.find(people, from));
    return {
      effect: { people: people.length, cost, pay, balances, requests, ...moved, warnings },
      shown,
    };
  }

  private async departmentNames(): Promise<Map<string, string>> {
    const rows = await this.work.read<{ id: string; name: string }>(
      'SELECT id, name FROM department',
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
