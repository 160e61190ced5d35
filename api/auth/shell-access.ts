import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Account } from '../account/account.tables.js';
import { Accounts } from '../account/accounts.js';
import { hashPassword } from '../account/password.js';
import { COMMAND_LINE_ACTOR } from '../audit/audit-entries.js';
import { Audit } from '../audit/audit.js';
import type { AuditAction } from '../contract/audit-actions.js';
import { Problem } from '../contract/problem.js';
import { employmentStatus, type EmploymentDates } from '../employee/employment-status.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { AuthThrottle } from './auth-throttle.js';
import { isWithin, throttleAddress } from './client-address.js';
import { LastAdmin } from './last-admin.js';
import { LockedAddresses, type LockedAddress } from './locked-addresses.js';
import { KnownDevices } from './sessions/known-devices.js';

export interface ListedAdmin {
  name: string;
  email: string;
  state: 'active' | 'disabled' | 'left' | 'no password';
  secondFactor: boolean;
  lastSeenAt: number | null;
}

interface AdminRow extends EmploymentDates {
  name: string;
  email: string;
  disabled_at: number | null;
  password_hash: string | null;
  factor: string | null;
  seen: number | string | null;
  signed_in: number | string | null;
}

/** Account administration from the command line, for when no admin can sign in. */
@Injectable()
export class ShellAccess {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly accounts: Accounts,
    private readonly lastAdmin: LastAdmin,
    private readonly devices: KnownDevices,
    private readonly throttle: AuthThrottle,
    private readonly addresses: LockedAddresses,
  ) {}

  async admins(): Promise<ListedAdmin[]> {
    const rows = await this.work.read<AdminRow>(
      `SELECT a.name, a.email, a.disabled_at, a.password_hash, e.hire_date, e.left_on, e.previous_left_on, f.account_id AS factor, (SELECT MAX(s.last_seen_at) FROM session s WHERE s.account_id = a.id) AS seen,
       (SELECT MAX(b.recorded_at) FROM audit_entry b WHERE b.subject_id = a.id AND b.action = 'session.begin') AS signed_in
       FROM account a LEFT JOIN employee e ON e.account_id = a.id LEFT JOIN second_factor f ON f.account_id = a.id AND f.enabled_at IS NOT NULL
       WHERE a.role = 'admin' ORDER BY a.email_key`,
    );
    const today = this.clock.today();
    const stateOf = ({ disabled_at, password_hash, ...employment }: AdminRow) => {
      if (disabled_at !== null) return 'disabled';
      if (employmentStatus(employment, today) === 'Left') return 'left';
      return password_hash === null ? 'no password' : 'active';
    };
    return rows.map((row) => ({
      name: row.name,
      email: row.email,
      state: stateOf(row),
      secondFactor: row.factor !== null,
      // A session is removed when it ends or expires; the audit log keeps its beginning.
      lastSeenAt: Math.max(Number(row.seen ?? 0), Number(row.signed_in ?? 0)) || null,
    }));
  }

  async create(email: string, name: string): Promise<string> {
    const { password, passwordHash } = await generatePassword();
    await this.work.write(async () => {
      if (await this.accounts.findByEmail(email))
        throw Problem.at('email', 'Someone already signs in with this email address.');
      const account = await this.accounts.add({
        name,
        email,
        role: 'admin',
        passwordHash,
        printed: true,
      });
      await this.record(account, 'account.add', { after: { name, email, role: account.role } });
    });
    return password;
  }

  async resetPassword(email: string): Promise<string> {
    const { password, passwordHash } = await generatePassword();
    await this.work.write(async () => {
      const account = await this.find(email);
      await this.accounts.change(account.id, { passwordHash, passwordPrintedAt: this.clock.now() });
      await this.devices.forget(account.id);
      await this.throttle.clear(account.email, account.id);
      await this.record(account, 'account.password');
    });
    return password;
  }

  setDisabled(email: string, disabled: boolean): Promise<void> {
    return this.lastAdmin.guard(async () => {
      const account = await this.find(email);
      await this.accounts.change(account.id, {
        disabledAt: disabled ? (account.disabledAt ?? this.clock.now()) : null,
      });
      await this.record(account, 'account.access', {
        before: { disabled: account.disabledAt !== null },
        after: { disabled },
      });
    });
  }

  async unlockAddress(address: string): Promise<void> {
    await this.work.write(async () => {
      await this.addresses.unlock(address);
      await this.audit.record(COMMAND_LINE_ACTOR, {
        action: 'setting.unlock',
        subject: 'setting',
        id: 'unlock',
        name: address,
      });
    });
  }

  /** Returns the addresses and networks that were locked for everybody and can be used again: those where the account has signed in or tried to. */
  async unlockAccount(
    email: string,
  ): Promise<{ unlocked: LockedAddress[]; locked: LockedAddress[] }> {
    return this.work.write(async () => {
      const account = await this.find(email);
      const used = (await this.addressesOf(account)).map(throttleAddress);
      const all = await this.addresses.all();
      const unlocked = all.filter(({ address }) => used.some((one) => isWithin(one, address)));
      await this.throttle.clear(account.email, account.id);
      await this.record(account, 'account.unlock');
      for (const { address } of unlocked) await this.unlockAddress(address);
      return { unlocked, locked: all.filter((other) => !unlocked.includes(other)) };
    });
  }

  private async addressesOf({ id, email }: Account): Promise<string[]> {
    const sessions = await this.work.read<{ address: string | null }>(
      'SELECT DISTINCT address FROM session WHERE account_id = ?',
      [id],
    );
    const attempts = await this.throttle.addressesOf(email);
    return [...sessions.flatMap(({ address }) => address ?? []), ...attempts];
  }

  private async find(email: string): Promise<Account> {
    const account = await this.accounts.findByEmail(email);
    if (!account) throw new Problem('account.not_found', 'No account has this email address.');
    return account;
  }

  private record(
    { id, name }: Account,
    action: AuditAction,
    values: { before?: Record<string, unknown>; after?: Record<string, unknown> } = {},
  ): Promise<void> {
    return this.audit.record(COMMAND_LINE_ACTOR, {
      action,
      subject: 'account',
      id,
      name,
      ...values,
    });
  }
}

async function generatePassword(): Promise<{ password: string; passwordHash: string }> {
  const password = randomBytes(15).toString('hex');
  return { password, passwordHash: await hashPassword(password) };
}
