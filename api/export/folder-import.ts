import type { INestApplicationContext } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { beginChainAnew } from '../audit/chain-head.js';
import { LastAdmin } from '../auth/last-admin.js';
import { CONFIGURATION } from '../config/config.module.js';
import type { Configuration } from '../config/configuration.js';
import { Problem } from '../contract/problem.js';
import { countAnew, type KeptTotals } from '../dashboard/counted-anew.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Headcount } from '../department/headcount.js';
import { LeaveTwins } from '../leave/leave-twins.js';
import { Payroll } from '../salary/payroll.js';
import { bringAccounts, bringDepartments, bringEmployees, bringImages } from './bring-people.js';
import { bringAdminNotifications, bringAudit, bringLeaves, bringNotifications, bringSalaries } from './bring-records.js';
import { BroughtIn } from './brought-in.js';
import type { CheckedFolder } from './checked-folder.js';
import { FolderFault } from './folder-fault.js';
import type { Progress } from './progress.js';
import { StartingAdmin } from './starting-admin.js';

/** Brings an exported company into an empty installation: all of it, or nothing. */
export class FolderImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly lastAdmin: LastAdmin,
    private readonly totals: KeptTotals,
    private readonly configuration: Configuration,
  ) {}

  static of(app: INestApplicationContext): FolderImport {
    const find = <T>(type: new (...parameters: never[]) => T) => app.get<T>(type, { strict: false });
    return new FolderImport(find(UnitOfWork), find(LastAdmin), { headcount: find(Headcount), leaveTwins: find(LeaveTwins), payroll: find(Payroll) }, app.get<Configuration>(CONFIGURATION, { strict: false }));
  }

  async run(folder: CheckedFolder, progress: Progress): Promise<void> {
    try {
      await this.work.writeAtLength(() => this.lastAdmin.keep((manager) => this.bring(new BroughtIn(manager, folder, progress))));
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'account.last_admin') throw error;
      throw new FolderFault(
        'Nobody could sign in as an admin afterwards: the admin of this installation is, in the export, somebody who may not. ' +
          'Start on an empty database with an ADMIN_EMAIL that nobody in the export has.',
      );
    }
  }

  private async bring(company: BroughtIn): Promise<void> {
    const { manager } = company;
    await requireEmpty(manager);
    const admin = await StartingAdmin.setAside(manager);
    await bringDepartments(company);
    await bringAccounts(company);
    await bringEmployees(company);
    await bringImages(company);
    await bringSalaries(company);
    await bringLeaves(company);
    await bringNotifications(company);
    await bringAdminNotifications(company);
    await bringAudit(company);
    await admin?.comeBack();
    await beginChainAnew(manager, this.configuration.secret);
    await countAnew(manager, this.totals);
  }
}

/** But for one account, that of whoever started it. */
async function requireEmpty(manager: EntityManager): Promise<void> {
  const [row] = await manager.query<{ people: number; departments: number; accounts: number }[]>(
    'SELECT (SELECT COUNT(*) FROM employee) AS people, (SELECT COUNT(*) FROM department) AS departments, (SELECT COUNT(*) FROM account) AS accounts',
  );
  if (Number(row?.people) === 0 && Number(row?.departments) === 0 && Number(row?.accounts) <= 1) return;
  throw new FolderFault('An export is imported into an empty installation, and this one is in use. Nothing was changed.');
}
