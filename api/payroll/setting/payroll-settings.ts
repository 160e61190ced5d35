import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import {
  addDays,
  EARLIEST_EMPLOYMENT,
  latestFutureDate,
  type CalendarDate,
} from '../../contract/calendar-date.js';
import {
  PERIOD_SETTINGS,
  type PayrollSettings,
  type PayrollSettingsRecord,
} from '../../contract/payroll/payroll-settings.js';
import { Problem, refusal } from '../../contract/problem.js';
import { lockAdmins } from '../../employee/enabled-admins.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { bumpVersion } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requireDate } from '../../platform/http/fields/date-limits.js';
import { canPeriodBegin, payDateOf, periodFrom } from '../due/pay-period.js';
import { versionsWith, type PeriodChange } from '../due/setting-versions.js';
import { PayPeriods } from '../facts/pay-periods.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import { PAYROLL_SETTING, PAYROLL_ROW } from '../payroll.tables.js';
import { SigningAccounts } from '../signatures/signing-accounts.js';
import { FourEyesSwitch } from './four-eyes-switch.js';
import type { PayrollSettingsDto } from './payroll-setting.dto.js';

const SHOWN_PERIODS = 4;
type PeriodSetting = (typeof PERIOD_SETTINGS)[number];
const COLUMNS = {
  firstPeriod: 'first_period',
  payDay: 'pay_day',
  fourEyes: 'four_eyes',
  changePercent: 'change_percent',
  companyIban: 'company_iban',
  companyBic: 'company_bic',
} as const satisfies Record<Exclude<keyof PayrollSettings, PeriodSetting>, string>;
const NAMES = [...PERIOD_SETTINGS, ...(Object.keys(COLUMNS) as (keyof typeof COLUMNS)[])];

/** Leave policies have fields of these names, with other words in the audit log. */
const AUDITED: Partial<Record<keyof PayrollSettings, string>> = {
  frequency: 'payFrequency',
  proration: 'payProration',
};

const PAYROLL = { subject: 'payroll', id: 'payroll', name: 'Payroll' } as const;

@Injectable()
export class PayrollSettingChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly reader: PayrollSettingReader,
    private readonly periods: PayPeriods,
    private readonly accounts: SigningAccounts,
    private readonly fourEyes: FourEyesSwitch,
  ) {}

  async read(): Promise<PayrollSettingsRecord> {
    const settings = await this.reader.read();
    return {
      ...settings,
      started: await this.isStarted(),
      next: await this.next(),
      changesFrom: await this.periods.firstUnpaid(),
      versions: await this.reader.versions(),
      fourEyesOff: await this.offAsked(),
      admins: (await this.accounts.enabled()).length,
    };
  }

  change(actor: Actor, { version, ...dto }: PayrollSettingsDto): Promise<PayrollSettingsRecord> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      if (dto.fourEyes === false) await lockAdmins(manager);
      await bumpVersion(manager, PAYROLL_SETTING, String(PAYROLL_ROW), version);
      const { version: _, ...before } = await this.reader.read();
      const after = { ...before, ...given(dto) };
      if (dto.fourEyes === true && (await this.fourEyes.findRequest()) !== null) {
        await this.fourEyes.store(manager, null);
        await this.audit.record(actor, { ...PAYROLL, action: 'payroll.four_eyes_kept' });
      }
      if (before.fourEyes && !after.fourEyes && !(await this.fourEyes.off(manager, actor))) {
        after.fourEyes = true;
        await this.audit.record(actor, { ...PAYROLL, action: 'payroll.four_eyes_asked' });
      }
      const from = (await this.periods.firstUnpaid()) ?? EARLIEST_EMPLOYMENT;
      await this.requireAllowed(before, after, from);
      const changed = NAMES.filter((name) => after[name] !== before[name]);
      if (changed.includes('firstPeriod')) await this.periods.clear(manager, EARLIEST_EMPLOYMENT);
      if (changed.includes('frequency')) await this.periods.clear(manager, from);
      if (changed.length > 0) {
        await this.store(manager, changed, after);
        await this.storeFrom(manager, from, changed, after);
        const values = (of: PayrollSettings) =>
          Object.fromEntries(changed.map((name) => [AUDITED[name] ?? name, of[name]]));
        await this.audit.record(actor, {
          ...PAYROLL,
          action: 'payroll.setting',
          before: values(before),
          after: {
            ...values(after),
            ...(from !== EARLIEST_EMPLOYMENT &&
              PERIOD_SETTINGS.some((name) => changed.includes(name)) && { from }),
          },
        });
      }
      return this.read();
    });
  }

  private async store(
    manager: EntityManager,
    changed: readonly (keyof PayrollSettings)[],
    after: PayrollSettings,
  ): Promise<void> {
    const names = (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).filter((name) =>
      changed.includes(name),
    );
    if (names.length === 0) return;
    await manager.query(
      `UPDATE payroll_setting SET ${names.map((name) => `${COLUMNS[name]} = ?`).join(', ')} WHERE id = ?`,
      [
        ...names.map((name) => (name === 'fourEyes' ? Number(after.fourEyes) : after[name])),
        PAYROLL_ROW,
      ],
    );
  }

  private async storeFrom(
    manager: EntityManager,
    from: CalendarDate,
    changed: readonly (keyof PayrollSettings)[],
    after: PayrollSettings,
  ): Promise<void> {
    const names = PERIOD_SETTINGS.filter((name) => changed.includes(name));
    if (names.length === 0) return;
    const change = Object.fromEntries(names.map((name) => [name, after[name]])) as PeriodChange;
    const versions = versionsWith(await this.reader.versions(), from, change);
    await manager.query('DELETE FROM payroll_setting_version WHERE from_date >= ?', [from]);
    await insertRows(
      manager,
      'payroll_setting_version',
      ['from_date', 'frequency', 'proration', 'least_net_percent'],
      versions
        .filter((one) => one.from >= from)
        .map((one) => [one.from, one.frequency, one.proration, one.leastNetPercent]),
    );
  }

  /** Periods are contiguous, so the first one stays while any is in use, and the others while they are. */
  private async requireAllowed(
    before: PayrollSettings,
    { frequency, firstPeriod }: PayrollSettings,
    from: CalendarDate,
  ): Promise<void> {
    const isFirst = from === EARLIEST_EMPLOYMENT;
    const changesFrequency = frequency !== before.frequency;
    if (firstPeriod !== null && isFirst && !canPeriodBegin(firstPeriod, frequency))
      throw Problem.at('firstPeriod', refusal('payroll.first_day'));
    if (!isFirst && changesFrequency && !canPeriodBegin(from, frequency))
      throw Problem.at('frequency', refusal('payroll.first_day'));
    const latest = latestFutureDate(this.clock.today());
    requireDate('firstPeriod', 'First period', firstPeriod, { latest });
    if (
      (firstPeriod !== before.firstPeriod && (await this.isStarted())) ||
      (changesFrequency && (await this.periods.areInUse(from)))
    )
      throw new Problem('payroll.started', refusal('payroll.started'));
  }

  private async offAsked(): Promise<PayrollSettingsRecord['fourEyesOff']> {
    const asked = await this.fourEyes.findRequest();
    return (
      asked && { by: { _id: asked.by, name: asked.name }, at: new Date(asked.at).toISOString() }
    );
  }

  private async isStarted(): Promise<boolean> {
    return this.periods.areInUse(EARLIEST_EMPLOYMENT);
  }

  private async next(): Promise<PayrollSettingsRecord['next']> {
    const first = await this.periods.next();
    if (!first) return [];
    const next = [first as PayrollSettingsRecord['next'][number]];
    while (next.length < SHOWN_PERIODS) {
      const from = addDays((next.at(-1) as { to: string }).to, 1);
      const settings = await this.reader.readOn(from);
      const period = periodFrom(from, settings.frequency);
      next.push({ ...period, payDate: payDateOf(period, settings) });
    }
    return next.map(({ from, to, payDate }) => ({ from, to, payDate }));
  }
}

/** An empty IBAN or BIC removes it; other fields that are empty stay. */
function given(dto: Omit<PayrollSettingsDto, 'version'>): Partial<PayrollSettings> {
  const entries = Object.entries(dto).filter(
    ([name, value]) =>
      value !== undefined && (value !== null || name === 'companyIban' || name === 'companyBic'),
  );
  return Object.fromEntries(entries);
}
