import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../contract/auth/roles.js';
import { companyLanguage } from '../contract/languages.js';
import { Problem } from '../contract/problem.js';
import { Clock } from '../platform/config/clock.js';
import { Company } from '../platform/config/company.js';
import { uniqueKey } from '../platform/database/statements/folded-text.js';
import { newId } from '../platform/database/statements/ids.js';
import { lockRecord } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { Events } from '../platform/events/events.js';
import { AccountChanged, type AccountChanges } from './account.events.js';
import { Account } from './account.tables.js';
import { ownPasswordRefusal } from './password.js';

interface NewAccount {
  name: string;
  email: string;
  role: Role;
  /** Hashed before the unit of work: hashing takes time. */
  passwordHash: string | null;
  /** A program prints the password, and its owner must choose another. */
  printed?: boolean;
}

// Plain SQL: TypeORM's find costs more than the query itself, and every sign-in runs it.
const SELECT_ACCOUNT = `SELECT id, name, email, email_key AS emailKey, password_hash AS passwordHash, password_printed_at AS passwordPrintedAt, role, admin_since AS adminSince, language,
  invited_at AS invitedAt, disabled_at AS disabledAt, image_id AS imageId, created_at AS createdAt FROM account`;

@Injectable()
export class Accounts {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly events: Events,
  ) {}

  add({ name, email, role, passwordHash, printed = false }: NewAccount): Promise<Account> {
    return this.work.write(async (manager: EntityManager) => {
      const account = {
        id: newId(),
        name,
        email,
        emailKey: uniqueKey(email),
        passwordHash,
        passwordPrintedAt: printed ? this.clock.now() : null,
        role,
        adminSince: null,
        language: companyLanguage(this.company.locale),
        invitedAt: null,
        disabledAt: null,
        imageId: null,
        createdAt: this.clock.now(),
      };
      await manager.insert(Account, account);
      return account;
    });
  }

  find(id: string): Promise<Account | null> {
    return this.findBy('id', id);
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.findBy('email_key', uniqueKey(email));
  }

  lock(id: string): Promise<Account | null> {
    return this.work.write(async (manager) => {
      await lockRecord(manager, 'account', id);
      return this.findBy('id', id);
    });
  }

  /** Sign-ins, links and the employee's search text follow from the event. */
  change(id: string, changes: AccountChanges, keptSession?: string): Promise<void> {
    const key = changes.email === undefined ? {} : { emailKey: uniqueKey(changes.email) };
    return this.work.write(async (manager) => {
      if (changes.role === 'admin')
        await manager.query("UPDATE account SET admin_since = ? WHERE id = ? AND role <> 'admin'", [
          this.clock.now(),
          id,
        ]);
      await manager.update(Account, { id }, { ...changes, ...key });
      await this.events.emit(new AccountChanged(id, changes, keptSession));
    });
  }

  /** Stores the same password under another hash, so nothing follows. */
  rehash(id: string, passwordHash: string): Promise<void> {
    return this.work.write(async (manager) => {
      await manager.update(Account, { id }, { passwordHash });
    });
  }

  requireSuitable(
    field: 'password' | 'newPassword',
    password: string,
    { name, email }: Pick<Account, 'name' | 'email'>,
  ): void {
    const { name: company, passwordMin: min } = this.company;
    const label = field === 'password' ? 'Password' : 'New password';
    const refused = ownPasswordRefusal(password, label, { name, email, company, min });
    if (refused) throw Problem.at(field, refused);
  }

  private async findBy(column: 'id' | 'email_key', value: string): Promise<Account | null> {
    const [account] = await this.work.read<Account>(`${SELECT_ACCOUNT} WHERE ${column} = ?`, [
      value,
    ]);
    return account ?? null;
  }
}
