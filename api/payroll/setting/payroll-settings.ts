import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { latestFutureDate, addDays } from '../../contract/calendar-date.js';
import type {
  PayrollSettings,
  PayrollSettingsRecord,
} from '../../contract/payroll/payroll-settings.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { bumpVersion, UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { mayBegin, payDateOf, periodFrom } from '../due/pay-period.js';
import { PAYROLL_ROW } from '../payroll.tables.js';
import { SigningAccounts } from '../signatures/signing-accounts.js';
import { PayPeriods } from '../runs/pay-periods.js';
import { lockPayroll } from '../runs/payroll-lock.js';
import { FourEyesSwitch } from './four-eyes-switch.js';
import type { PayrollSettingsDto } from './payroll-setting.dto.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';

const SHOWN_PERIODS = 4;
const COLUMNS = {
  frequency: 'frequency',
  firstPeriod: 'first_period',
  payDay: 'pay_day',
  proration: 'proration',
  fourEyes: 'four_eyes',
  changePercent: 'change_percent',
  leastNetPercent: 'least_net_percent',
  companyIban: 'company_iban',
  companyBic: 'company_bic',
} as const satisfies Record<keyof PayrollSettings, string>;

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
      next: await this.next(settings),
      fourEyesOff: await this.offAsked(),
      admins: (await this.accounts.enabled()).length,
    };
  }

  change(actor: Actor, { version, ...dto }: PayrollSettingsDto): Promise<PayrollSettingsRecord> {
    return this.work.write(async (manager) => {
      await lockPayroll(manager);
      await bumpVersion(manager, 'payroll_setting', String(PAYROLL_ROW), version);
      const { version: _, ...before } = await this.reader.read();
      const after = { ...before, ...given(dto) };
      if (dto.fourEyes === true) await this.fourEyes.store(manager, null);
      if (before.fourEyes && !after.fourEyes && !(await this.fourEyes.off(manager, actor))) {
        after.fourEyes = true;
        await this.audit.record(actor, { ...PAYROLL, action: 'payroll.four_eyes_asked' });
      }
      await this.requireAllowed(before, after);
      const changed = (Object.keys(COLUMNS) as (keyof PayrollSettings)[]).filter(
        (name) => after[name] !== before[name],
      );
      if (changed.includes('frequency') || changed.includes('firstPeriod'))
        await this.periods.clear(manager);
      if (changed.length > 0) {
        await manager.query(
          `UPDATE payroll_setting SET ${changed.map((name) => `${COLUMNS[name]} = ?`).join(', ')} WHERE id = ?`,
          [
            ...changed.map((name) => (name === 'fourEyes' ? Number(after.fourEyes) : after[name])),
            PAYROLL_ROW,
          ],
        );
        const values = (of: PayrollSettings) =>
          Object.fromEntries(changed.map((name) => [AUDITED[name] ?? name, of[name]]));
        await this.audit.record(actor, {
          ...PAYROLL,
          action: 'payroll.setting',
          before: values(before),
          after: values(after),
        });
      }
      return this.read();
    });
  }

  /** Periods are contiguous from the first one on, so they stay as soon as one is in use. */
  private async requireAllowed(
    before: PayrollSettings,
    { frequency, firstPeriod }: PayrollSettings,
  ): Promise<void> {
    if (firstPeriod !== null && !mayBegin(firstPeriod, frequency))
      throw Problem.at('firstPeriod', refusal('payroll.first_day'));
    const latest = latestFutureDate(this.clock.today());
    if (firstPeriod !== null && firstPeriod > latest)
      throw Problem.at('firstPeriod', refusal('date.too_late', { label: 'First period', latest }));
    if (
      (frequency !== before.frequency || firstPeriod !== before.firstPeriod) &&
      (await this.isStarted())
    )
      throw new Problem('payroll.started', refusal('payroll.started'));
  }

  private async offAsked(): Promise<PayrollSettingsRecord['fourEyesOff']> {
    const asked = await this.fourEyes.asked();
    return (
      asked && { by: { _id: asked.by, name: asked.name }, at: new Date(asked.at).toISOString() }
    );
  }

  private async isStarted(): Promise<boolean> {
    return this.periods.areInUse();
  }

  private async next(settings: PayrollSettings): Promise<PayrollSettingsRecord['next']> {
    const first = await this.periods.next();
    if (!first) return [];
    const periods = [{ from: first.from, to: first.to }];
    while (periods.length < SHOWN_PERIODS)
      periods.push(
        periodFrom(addDays((periods.at(-1) as { to: string }).to, 1), settings.frequency),
      );
    return periods.map((period) => ({ ...period, payDate: payDateOf(period, settings) }));
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
