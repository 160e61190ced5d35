import { Injectable } from '@nestjs/common';
import { composeIBAN } from 'ibantools';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { mailboxOf, type DemoEmployee, type PersonByMailbox } from './demo-history.js';
import { DEMO_PEOPLE } from './demo-people.js';

/** By mailbox. */
export const WITHOUT_BANK_ACCOUNT: readonly [string, string] = [
  'jonas.lindqvist',
  'bjork.jonsdottir',
];
const CHANGED_BANK_ACCOUNT = 'misaki.sato';
/** A made-up branch. */
const BRANCH = 'DEMO931152';
const DAY_MS = 86_400_000;

/** Stored without the mail that follows a change: nobody made these. */
@Injectable()
export class DemoBankAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async write(company: DemoEmployee[]): Promise<void> {
    const rows = company.flatMap(({ id, accountId, email, hireDate }, index) => {
      const { name } = DEMO_PEOPLE[index] as (typeof DEMO_PEOPLE)[number];
      if (WITHOUT_BANK_ACCOUNT.includes(mailboxOf({ email }))) return [];
      return [[id, demoIban(index), null, name, 1, this.clock.startOf(hireDate), accountId]];
    });
    await this.work.write((manager) =>
      insertRows(
        manager,
        'bank_account',
        ['employee_id', 'iban', 'bic', 'holder', 'version', 'changed_at', 'changed_by'],
        rows,
      ),
    );
  }

  /** One changes after last month was paid. */
  async changeLate(person: PersonByMailbox, month: CalendarDate): Promise<void> {
    const changedAt = Math.max(this.clock.startOf(month), this.clock.now() - 10 * DAY_MS);
    await this.work.write((manager) =>
      manager.query('UPDATE bank_account SET changed_at = ? WHERE employee_id = ?', [
        changedAt,
        person(CHANGED_BANK_ACCOUNT).id,
      ]),
    );
  }
}

export function demoIban(index: number): string {
  const iban = composeIBAN({
    countryCode: 'IE',
    bban: `${BRANCH}${String(10_340_000 + index * 1_117)}`,
  });
  if (iban === null) throw new Error('The account number of the demo company is malformed.');
  return iban;
}
