import { join, resolve } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { beginChain } from '../../audit/chain-head.js';
import { CurrencyInUse } from '../../company/currency-in-use.js';
import type { Role } from '../../contract/auth/roles.js';
import { companyLanguage } from '../../contract/languages.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditCompany } from './company-audit.js';
import type { OldCompany } from './company.js';
import { DayReader } from './day-reader.js';
import { ImportReport } from './import-report.js';
import { convertPhotos } from './old-photos.js';
import { readCompany } from './read-company.js';
import { storeCompany } from './store-company.js';
import { UnusableExport } from './unusable-export.js';

export const REPORT_FILE = 'import-report.csv';

export interface TutorialImportResult {
  report: ImportReport;
  reportFile: string;
  photos: number;
  withoutPassword: number;
}

export interface TutorialImportOptions {
  /** Default: 'uploads' beside the collections. */
  images?: string;
  dryRun: boolean;
  log?: (line: string) => void;
}

interface ExistingAccount {
  id: string;
  name: string;
  email: string;
  role: Role;
  usable: number;
}

/** Imports a company from a system built after the common MERN tutorial, completely or not at all. */
@Injectable()
export class TutorialImport {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly currency: CurrencyInUse,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  async run(
    folder: string,
    { images, dryRun, log = () => undefined }: TutorialImportOptions,
  ): Promise<TutorialImportResult> {
    await this.requireNoEmployees();
    const accounts = await this.work.read<ExistingAccount>(
      "SELECT id, name, email, role, CASE WHEN role = 'admin' AND password_hash IS NOT NULL AND disabled_at IS NULL THEN 1 ELSE 0 END AS usable FROM account",
    );
    const departments = await this.work.read<{ id: string; name: string }>(
      'SELECT id, name FROM department',
    );
    const report = new ImportReport();
    const context = {
      days: new DayReader(this.company.timeZone),
      now: this.clock.now(),
      today: this.clock.today(),
    };
    const { company, photos } = await readCompany(
      folder,
      { accounts, departments },
      context,
      report,
      log,
    );
    const { converted, remove } = await convertPhotos(photos, images ?? join(folder, 'uploads'));
    try {
      const reportFile = join(folder, REPORT_FILE);
      await report.write(reportFile);
      if (!accounts.some(({ usable }) => Number(usable) === 1)) requireAdmin(company);
      if (!dryRun) await this.store(company, resolve(folder), log);
      return {
        report,
        reportFile,
        photos: converted,
        withoutPassword: company.accounts.filter(({ passwordHash }) => passwordHash === null)
          .length,
      };
    } finally {
      await remove();
    }
  }

  private store(company: OldCompany, folder: string, log: (line: string) => void): Promise<void> {
    return this.work.write(async (manager) => {
      await this.requireNoEmployees();
      await beginChain(manager, this.configuration.secret);
      await this.currency.fix();
      await storeCompany(manager, company, companyLanguage(this.company.locale), log);
      log('record of changes');
      await auditCompany(manager, company, folder, this.clock.now());
    });
  }

  /** Existing employees could be the same people; only the file import can match them. */
  private async requireNoEmployees(): Promise<void> {
    if ((await this.work.read<unknown>('SELECT id FROM employee LIMIT 1')).length === 0) return;
    throw new UnusableExport(
      'This installation already has employees; such a system is only taken into one that has none. Begin with an empty database, and DEMO_DATA=false.',
    );
  }
}

/** The server creates a first admin only while there is no account. */
function requireAdmin({ accounts }: OldCompany): void {
  if (
    accounts.some(
      ({ role, passwordHash, disabledAt }) =>
        role === 'admin' && passwordHash !== null && disabledAt === null,
    )
  )
    return;
  throw new UnusableExport(
    'Nobody could sign in as an admin afterwards. Start the server once with ADMIN_EMAIL and DEMO_DATA=false, so that it makes a first admin, and import then.',
  );
}
