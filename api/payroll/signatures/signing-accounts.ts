import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../contract/audit-actions.js';
import { addDays, type CalendarDate } from '../../contract/calendar-date.js';
import { enabledAdmins } from '../../employee/enabled-admins.js';
import { Clock } from '../../platform/config/clock.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { sqlActions } from '../facts/recorded-fact.js';
import type { AccountControl, AdminTime } from './signatures.js';

interface Access {
  role: string;
  disabled: boolean;
  email: string;
  byMail: boolean;
}

interface Entry {
  account: string;
  action: AuditAction;
  by: string | null;
  at: number;
  before: Partial<Access>;
  after: Partial<Access>;
}

interface AccountRow {
  id: string;
  employeeId: string | null;
  role: string;
  disabledAt: number | string | null;
  createdAt: number | string;
  leftOn: CalendarDate | null;
}

const ENTRIES = `SELECT COALESCE(e.account_id, t.subject_id) AS account, t.action, t.actor_id AS "by", t.recorded_at AS at, t.value_before AS "before", t.value_after AS "after"
  FROM audit_entry t LEFT JOIN employee e ON t.subject = 'employee' AND e.id = t.subject_id`;
const IMPORTS = sqlActions('employee.import', 'employee.import_undone');
const CONTROLLING = `${IMPORTS}, ${sqlActions('employee.add', 'account.access', 'account.invite', 'account.link', 'account.factor_off')}`;

/** Imports that changed the role of an existing account. */
const WITH_ROLE = `t.value_before LIKE '%"role"%'`;

/** Not before its entry in the log, which says who made it. */
const MADE =
  "(SELECT MIN(t.recorded_at) FROM audit_entry t WHERE t.subject_id = e.id AND t.action = 'employee.add')";

/** The accounts that could sign and when, and the changes that admins made to each other's, by the audit log. */
@Injectable()
export class SigningAccounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Since the last paid regular run: a small one in between would make them forgotten. */
  async controls(): Promise<AccountControl[]> {
    const entries = await this.entries(
      `t.action IN (${CONTROLLING}) AND t.actor_id IS NOT NULL
       AND t.recorded_at >= COALESCE((SELECT MAX(r.approved_at) FROM pay_run r WHERE r.state = 'paid' AND r.kind = 'regular'), 0)`,
    );
    return entries.flatMap(({ account, by, at, ...entry }) => {
      const signsIn = knowsSignIn(entry);
      return by === null || by === account || signsIn === undefined
        ? []
        : { by, over: account, at, signsIn };
    });
  }

  /** The instant of the last approval that was paid. */
  async lastPaid(): Promise<number> {
    const [row] = await this.work.read<{ at: number | string | null }>(
      "SELECT MAX(approved_at) AS at FROM pay_run WHERE state = 'paid'",
    );
    return Number(row?.at ?? 0);
  }

  /** Ids of the admins who can sign in. */
  async enabled(): Promise<string[]> {
    const { sql, parameters } = enabledAdmins(this.clock.today());
    const rows = await this.work.read<{ id: string }>(`SELECT a.id ${sql}`, parameters);
    return rows.map(({ id }) => id);
  }

  async admins(): Promise<AdminTime[]> {
    const changes = await this.entries(
      `t.action = 'account.access' OR t.action IN (${IMPORTS}) AND ${WITH_ROLE}`,
    );
    const left = await this.leftRecordedAt();
    const accounts = await this.work.read<AccountRow>(
      `SELECT a.id, e.id AS employeeId, a.role, a.disabled_at AS disabledAt, COALESCE(${MADE}, a.created_at) AS createdAt, e.left_on AS leftOn FROM account a LEFT JOIN employee e ON e.account_id = a.id
       WHERE a.password_hash IS NOT NULL AND (a.role = 'admin' OR a.id IN (SELECT t.subject_id FROM audit_entry t WHERE t.action = 'account.access')
         OR e.id IN (SELECT t.subject_id FROM audit_entry t WHERE t.action IN (${IMPORTS}) AND ${WITH_ROLE}))`,
    );
    const enabled = new Set(await this.enabled());
    return accounts.flatMap((account) =>
      adminTimes(
        account,
        enabled.has(account.id),
        changes.filter((change) => change.account === account.id),
        left.get(account.employeeId ?? '') ?? 0,
      ),
    );
  }

  /** By employee: a last day in the past does not undo what somebody could have signed before it was recorded. */
  private async leftRecordedAt(): Promise<Map<string, number>> {
    const rows = await this.work.read<{ id: string; at: number | string }>(
      `SELECT t.employee_id AS id, MAX(t.recorded_at) AS at FROM audit_entry t
       WHERE t.action IN ('employee.employment', ${IMPORTS}) AND t.value_after LIKE '%"leftOn"%' GROUP BY t.employee_id`,
    );
    return new Map(rows.map(({ id, at }) => [id, Number(at)]));
  }

  private async entries(condition: string): Promise<Entry[]> {
    const rows = await this.work.read<
      Omit<Entry, 'at' | 'before' | 'after'> & {
        at: number | string;
        before: string | null;
        after: string | null;
      }
    >(`${ENTRIES} WHERE ${condition} ORDER BY t.recorded_at, t.id`);
    return rows.map(({ at, before, after, ...row }) => ({
      ...row,
      at: Number(at),
      before: JSON.parse(before ?? '{}') as Partial<Access>,
      after: JSON.parse(after ?? '{}') as Partial<Access>,
    }));
  }
}

/** True if the author of the change knew a way to sign in; undefined if the change lets nobody sign. */
function knowsSignIn({ action, after }: Pick<Entry, 'action' | 'after'>): boolean | undefined {
  if (action === 'account.link') return true;
  if (action === 'account.factor_off') return false;
  if (action === 'account.invite') return after.byMail === true ? undefined : true;
  // The address of an invitation is that which they gave.
  if (action === 'employee.add') return true;
  // Mail to a new address can reset the password.
  if (after.email !== undefined) return true;
  return after.role === 'admin' || after.disabled === false ? false : undefined;
}

/** From the account as it is back to its beginning. */
function adminTimes(
  { id, role, disabledAt, createdAt, leftOn }: AccountRow,
  isEnabled: boolean,
  changes: Entry[],
  leftRecordedAt: number,
): AdminTime[] {
  const isAdmin = (access: Pick<Access, 'role' | 'disabled'>) =>
    access.role === 'admin' && !access.disabled;
  const times: AdminTime[] = [];
  let access = { role, disabled: disabledAt !== null };
  let until =
    isEnabled || leftOn === null ? null : Math.max(Date.parse(addDays(leftOn, 2)), leftRecordedAt);
  for (const { at, before } of changes.toReversed()) {
    const earlier = { ...access, ...before };
    if (isAdmin(access) && !isAdmin(earlier)) times.push({ account: id, from: at, until });
    if (!isAdmin(access) && isAdmin(earlier)) until = at;
    access = earlier;
  }
  if (isAdmin(access)) times.push({ account: id, from: Number(createdAt), until });
  return times;
}
