import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import {
  PEOPLE_GROUPS,
  type PayRunRecord,
  type PeopleGroup,
} from '../../contract/payroll/pay-runs.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { groupOf } from '../payslips/payslip-list.js';
import { warningCounts } from '../settlement/common-warnings.js';

type Counts = Pick<
  PayRunRecord,
  'warnings' | 'toCheck' | 'unchanged' | 'groups' | 'held' | 'changed' | 'told' | 'files'
>;

interface AlikePayslips {
  state: string;
  attention: number;
  warnings: string;
  n: number | string;
  moved: number | string;
}

interface GroupRow extends Record<'people' | 'net' | 'moved', number | string> {
  name: PeopleGroup;
  someone: string;
}

/** The payslips of a run in numbers, and the PDFs beside them. */
@Injectable()
export class PayslipCounts {
  constructor(private readonly work: UnitOfWork) {}

  /** `alone` are people whose group is theirs alone, so that its sums are their pay. */
  async read(run: StoredRun): Promise<Counts & { errors: number; alone: string[] }> {
    const slips = await this.work.read<AlikePayslips>(
      'SELECT state, attention, warnings, COUNT(*) AS n, SUM(CASE WHEN net_change <> 0 THEN 1 ELSE 0 END) AS moved FROM payslip WHERE run_id = ? GROUP BY state, attention, warnings',
      [run.id],
    );
    const paid = slips.filter(({ state }) => state !== 'held');
    return {
      warnings: warningCounts(paid),
      errors: count(paid.filter(({ attention }) => attention === 0)),
      toCheck: count(paid.filter(({ attention }) => attention <= 1)),
      unchanged: count(
        paid.filter(({ state, attention }) => attention === 3 && state !== 'reversed'),
      ),
      ...(await this.groups(run)),
      held: count(slips) - count(paid),
      changed: paid.reduce((sum, { moved }) => sum + Number(moved), 0),
      told: await this.countNotified(run.id),
      files: await this.files(run.id),
    };
  }

  private async groups(
    run: StoredRun,
  ): Promise<{ groups: PayRunRecord['groups']; alone: string[] }> {
    const group = groupOf(run);
    const rows = await this.work.read<GroupRow>(
      `SELECT ${group} AS name, COUNT(*) AS people, MIN(s.employee_id) AS someone, SUM(s.net) AS net, SUM(s.net_change) AS moved FROM payslip s WHERE s.run_id = ? AND s.state <> 'held' GROUP BY ${group}`,
      [run.id],
    );
    const groups = Object.fromEntries(
      PEOPLE_GROUPS.map((sought) => {
        const { people = 0, net = 0, moved = 0 } = rows.find(({ name }) => name === sought) ?? {};
        return [sought, { people: Number(people), net: amount(net), change: amount(moved) }];
      }),
    ) as PayRunRecord['groups'];
    const alone = rows.filter(({ people }) => Number(people) === 1);
    return { groups, alone: alone.map(({ someone }) => someone) };
  }

  private async countNotified(id: string): Promise<number> {
    const [row] = await this.work.read<{ n: number | string }>(
      `SELECT COUNT(*) AS n FROM payslip s JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id
       WHERE s.run_id = ? AND s.state <> 'held' AND a.disabled_at IS NULL AND a.password_hash IS NOT NULL`,
      [id],
    );
    return Number(row?.n ?? 0);
  }

  private async files(id: string): Promise<PayRunRecord['files']> {
    const [counts] = await this.work.read<{ all: number | string; published: number | string }>(
      'SELECT COUNT(*) AS "all", COUNT(published_at) AS published FROM payslip_file WHERE run_id = ?',
      [id],
    );
    return { all: Number(counts?.all ?? 0), published: Number(counts?.published ?? 0) };
  }
}

const count = (slips: readonly AlikePayslips[]) => slips.reduce((sum, { n }) => sum + Number(n), 0);
