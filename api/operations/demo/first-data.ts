import { randomBytes } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { DataSource } from 'typeorm';
import { NAME_MAX } from '../../account/account.tables.js';
import { Accounts } from '../../account/accounts.js';
import { hashPassword, ownPasswordRefusal, passwordRefusal } from '../../account/password.js';
import { Audit } from '../../audit/audit.js';
import { beginChain } from '../../audit/chain-head.js';
import { refusalText } from '../../contract/problem.js';
import { LeaveUpkeep } from '../../entitlement/accounts/leave-upkeep.js';
import type { Actor } from '../../platform/access/actor.js';
import { Company } from '../../platform/config/company.js';
import {
  CONFIGURATION,
  ConfigurationError,
  type Configuration,
} from '../../platform/config/configuration.js';
import { Lease } from '../../platform/database/transaction/lease.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { readEmail } from '../../platform/http/fields/email-field.js';
import { readName } from '../../platform/http/fields/read-text.js';
import { DemoCompany, type DemoSignIn } from './demo-company.js';
import { DEMO_ADMIN } from './demo-people.js';

interface FirstAdmin {
  name: string;
  email: string;
  password: string;
  /** Made here, so that its owner must choose another. */
  printed: boolean;
}

@Injectable()
export class FirstData implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly audit: Audit,
    private readonly demo: DemoCompany,
    private readonly company: Company,
    private readonly upkeep: LeaveUpkeep,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (await this.inUse()) return;
    await Lease.hold(this.dataSource, 'first-data', async () => {
      if (!(await this.inUse())) await this.write();
    });
  }

  /** One transaction, so that an interrupted start does not leave half a company. */
  private async write(): Promise<void> {
    const first = this.firstAdmin();
    const demoSignIns = await this.work.write(async (manager) => {
      await beginChain(manager, this.configuration.secret);
      const admin = await this.addAdmin(first);
      return this.configuration.demoData ? this.demo.fill(admin) : [];
    });
    // Otherwise the first list of balances would be empty.
    if (demoSignIns.length > 0) await this.upkeep.run();
    if (!this.configuration.admin?.password) announce('admin', first.email, first.password);
    for (const { role, email, password } of demoSignIns) announce(role, email, password);
  }

  /** A configured password is not printed. The demo company's is known to everybody and need not be changed. */
  private firstAdmin(): FirstAdmin {
    const { admin, demoData } = this.configuration;
    const randomPassword = randomBytes(15).toString('hex');
    if (!admin && demoData) return { ...DEMO_ADMIN, printed: false };
    if (!admin)
      return {
        name: 'Administrator',
        email: DEMO_ADMIN.email,
        password: randomPassword,
        printed: true,
      };
    const { name, email: address, password } = admin;
    const refused =
      password === undefined
        ? undefined
        : (passwordRefusal(password) ??
          ownPasswordRefusal(password, 'Password', {
            name,
            email: address,
            company: this.company.name,
            min: this.company.passwordMin,
          }));
    if (refused) throw new ConfigurationError([`ADMIN_PASSWORD: ${refusalText(refused)}`]);
    const email = readEmail(admin.email) as string;
    if (!isEmail(email)) throw new ConfigurationError(['ADMIN_EMAIL must be an email address.']);
    return {
      name: readName(admin.name, NAME_MAX) as string,
      email,
      password: password ?? randomPassword,
      printed: password === undefined,
    };
  }

  private async addAdmin({ name, email, password, printed }: FirstAdmin): Promise<Actor> {
    const account = await this.accounts.add({
      name,
      email,
      role: 'admin',
      passwordHash: await hashPassword(password),
      printed,
    });
    const start = { accountId: null, name: 'Start', requestId: null };
    await this.audit.record(start, {
      action: 'account.add',
      subject: 'account',
      id: account.id,
      name,
      after: { name, email, role: account.role },
    });
    return {
      accountId: account.id,
      name,
      email,
      role: 'admin',
      language: account.language,
      imageId: null,
      employeeId: null,
      departmentId: null,
      sessionId: '',
      confirmedUntil: null,
      secondFactor: false,
      secondFactorRequired: false,
      idleMinutes: null,
      pendingAction: null,
      requestId: 'start',
    };
  }

  private async inUse(): Promise<boolean> {
    return (await this.work.read<unknown>('SELECT id FROM account LIMIT 1')).length > 0;
  }
}

/** Printed once to standard output, never logged. */
function announce(role: 'admin' | DemoSignIn['role'], email: string, password: string): void {
  process.stdout.write(`${role} ${email} ${password}\n`);
}
