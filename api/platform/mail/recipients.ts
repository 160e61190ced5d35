import { Injectable } from '@nestjs/common';
import type { Role } from '../../contract/auth/roles.js';
import type { CalendarDate } from '../../contract/calendar-date.js';
import type { Language } from '../../contract/languages.js';
import { Clock } from '../config/clock.js';
import { UnitOfWork } from '../database/transaction/unit-of-work.js';

export interface Recipient {
  accountId: string;
  employeeId: string | null;
  name: string;
  email: string;
  language: Language;
  role: Role;
  /** False for somebody who left: links into the product lead nowhere. */
  canSignIn: boolean;
}

/** The rules of higher layers. */
interface RecipientRules {
  /** True of the joined employee `e` and of an account without one. */
  hasNotLeft: (today: CalendarDate) => { sql: string; parameters: string[] };
  /** Tells if pay of the person was still open at an instant. */
  hasOpenPay: (employeeId: string, since: number) => Promise<boolean>;
}

interface Found extends Omit<Recipient, 'canSignIn'> {
  isDisabled: number;
  hasLeft: number;
}

/** The one place that decides who may still be written to. */
@Injectable()
export class Recipients {
  // Without them every mail fails, instead of one to somebody who left.
  private readonly rules = {} as RecipientRules;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  provide(rules: Partial<RecipientRules>): void {
    Object.assign(this.rules, rules);
  }

  /** Accounts that can sign in. */
  async find(accountId: string): Promise<Recipient | undefined> {
    const found = await this.read(accountId);
    return found && !hasLeft(found) && !isDisabled(found) ? recipient(found, true) : undefined;
  }

  /** For mails about the person's own bank account and pay: also somebody who left, while pay was open when the mail was caused. */
  async findForPay(accountId: string, causedAt: number): Promise<Recipient | undefined> {
    const found = await this.read(accountId);
    if (!found) return undefined;
    if (!hasLeft(found)) return isDisabled(found) ? undefined : recipient(found, true);
    const { employeeId } = found;
    const isOpen = employeeId !== null && (await this.rules.hasOpenPay(employeeId, causedAt));
    return isOpen ? recipient(found, false) : undefined;
  }

  private async read(accountId: string): Promise<Found | undefined> {
    const employed = this.rules.hasNotLeft(this.clock.today());
    const [found] = await this.work.read<Found>(
      `SELECT a.id AS accountId, a.name, a.email, a.language, a.role, e.id AS employeeId, CASE WHEN a.disabled_at IS NULL THEN 0 ELSE 1 END AS isDisabled,
         CASE WHEN ${employed.sql} THEN 0 ELSE 1 END AS hasLeft
       FROM account a LEFT JOIN employee e ON e.account_id = a.id WHERE a.id = ?`,
      [...employed.parameters, accountId],
    );
    return found;
  }
}

const hasLeft = (found: Found) => Number(found.hasLeft) === 1;
const isDisabled = (found: Found) => Number(found.isDisabled) === 1;

function recipient(
  { accountId, employeeId, name, email, language, role }: Found,
  canSignIn: boolean,
): Recipient {
  return { accountId, employeeId, name, email, language, role, canSignIn };
}
