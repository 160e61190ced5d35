import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.js';
import { CompanyRefresh } from '../company/company-refresh.js';
import { COMPANY_SETTING, COMPANY_ROW, CompanySetting } from '../company/company.tables.js';
import type {
  CompanySettingsRecord,
  CompanyValues,
  EmployerRecord,
} from '../contract/company/company.js';
import { Problem, refusal } from '../contract/problem.js';
import type { Actor } from '../platform/access/actor.js';
import { Company } from '../platform/config/company.js';
import { execute } from '../platform/database/statements/execute.js';
import { bumpVersion } from '../platform/database/statements/record-version.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { CompanyLogos, logoUrl } from './company-logos.js';
import type { CompanySettingsDto } from './company-settings.dto.js';

const FIELDS = [
  'name',
  'address',
  'currency',
  'locale',
  'timeZone',
] as const satisfies (keyof CompanyValues)[];
type Changes = Partial<CompanyValues & { logoId: string | null }>;

@Injectable()
export class CompanySettings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly audit: Audit,
    private readonly company: Company,
    private readonly refresh: CompanyRefresh,
    private readonly logos: CompanyLogos,
  ) {}

  async read(): Promise<CompanySettingsRecord> {
    const stored = await this.stored();
    const { companyName, currency, locale, timeZone } = this.company.server;
    return {
      version: stored.version,
      own: valuesOf(stored),
      server: { name: companyName, currency, locale, timeZone },
      logo: logoUrl(stored.logoId),
      currencyFixed: stored.currencyFixed === 1,
    };
  }

  /** From the database: a statement that is opened right after a change has the new address on every instance. */
  async employer(): Promise<EmployerRecord> {
    const { name, address, logoId } = await this.stored();
    return { name: name ?? this.company.server.companyName, address, logo: logoUrl(logoId) };
  }

  change(actor: Actor, { version, ...dto }: CompanySettingsDto): Promise<CompanySettingsRecord> {
    return this.write(actor, version, async (manager, before) => {
      const changes: Changes = Object.fromEntries(
        FIELDS.filter((field) => dto[field] !== undefined && dto[field] !== before[field]).map(
          (field) => [field, dto[field]],
        ),
      );
      if ('currency' in changes)
        await this.changeCurrency(manager, changes.currency ?? null, before);
      return changes;
    });
  }

  async changeLogo(actor: Actor, image: Buffer | null): Promise<CompanySettingsRecord> {
    const logo = image && (await this.logos.fitted(actor, image));
    return this.write(actor, null, async () => ({ logoId: await this.logos.replace(logo) }));
  }

  /** The first stored amount fixes the currency by an update of the same row, so that one of both waits for the other. */
  private async changeCurrency(
    manager: EntityManager,
    currency: string | null,
    before: CompanySetting,
  ): Promise<void> {
    const changed = await execute(
      manager,
      'UPDATE company_setting SET currency = ? WHERE id = ? AND currency_fixed = 0',
      [currency, COMPANY_ROW],
    );
    if (changed > 0) return;
    const reason = refusal('currency.in_use', {
      currency: before.currency ?? this.company.currency,
    });
    throw new Problem('currency.in_use', reason, { errors: { currency: reason } });
  }

  private async write(
    actor: Actor,
    version: number | null | undefined,
    changesOf: (manager: EntityManager, before: CompanySetting) => Promise<Changes>,
  ): Promise<CompanySettingsRecord> {
    const record = await this.work.write(async (manager) => {
      await bumpVersion(manager, COMPANY_SETTING, String(COMPANY_ROW), version);
      const before = await this.stored();
      const changes = await changesOf(manager, before);
      if (Object.keys(changes).length > 0) {
        await manager.update(CompanySetting, { id: COMPANY_ROW }, changes);
        await this.audit.record(actor, {
          action: 'setting.company',
          subject: 'setting',
          id: 'company',
          name: 'Company',
          before: auditValues(before, changes),
          after: auditValues(changes, changes),
        });
      }
      return this.read();
    });
    await this.refresh.now();
    return record;
  }

  private stored(): Promise<CompanySetting> {
    return this.work.manager.findOneByOrFail(CompanySetting, { id: COMPANY_ROW });
  }
}

function valuesOf({ name, address, currency, locale, timeZone }: CompanySetting): CompanyValues {
  return { name, address, currency, locale, timeZone };
}

/** Under names that differ from those of an employee's fields. */
const AUDIT_NAMES: Record<keyof Changes, string> = {
  name: 'companyName',
  address: 'companyAddress',
  currency: 'currency',
  locale: 'locale',
  timeZone: 'timeZone',
  logoId: 'logo',
};

function auditValues(values: Changes, changed: Changes): Record<string, unknown> {
  return Object.fromEntries(
    (Object.keys(changed) as (keyof Changes)[]).map((field) => [
      AUDIT_NAMES[field],
      values[field] ?? null,
    ]),
  );
}
