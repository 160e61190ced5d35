import { Injectable } from '@nestjs/common';
import { smallestAmount } from '../contract/company/company-currencies.js';
import { Problem, refusal } from '../contract/problem.js';
import { Company } from '../platform/config/company.js';
import { execute } from '../platform/database/statements/execute.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import { CompanyRefresh } from './company-refresh.js';

type Amounts = Record<string, number | null | undefined>;

/** The currency stays as it is from the first stored amount on, since the audit log and backups keep theirs; also when the server's settings change. */
@Injectable()
export class CurrencyInUse {
  constructor(
    private readonly company: Company,
    private readonly work: UnitOfWork,
    private readonly refresh: CompanyRefresh,
  ) {}

  /** Amounts in minor units, by field. A currency without decimals takes only whole ones. */
  requireFitting(amounts: Amounts): void {
    const { step } = this;
    for (const [field, amount] of Object.entries(amounts)) {
      if (amount && amount % step !== 0)
        throw Problem.at(field, refusal('amount.not_whole', { currency: this.company.currency }));
    }
  }

  /** The smallest amount of the currency, in minor units. */
  get step(): number {
    return smallestAmount(this.company.currency);
  }

  rounded(minor: number): number {
    return Math.round(minor / this.step) * this.step;
  }

  /** Part of each unit of work that stores amounts. The guarded update and that of a changed currency write the same row, so that one waits for the other. */
  async fix(): Promise<void> {
    if (this.company.stored.currencyFixed) return;
    const { currency, stored } = this.company;
    await this.work.write(async (manager) => {
      const fixed = await execute(
        manager,
        "UPDATE company_setting SET currency = ?, currency_fixed = 1 WHERE id = 1 AND currency_fixed = 0 AND COALESCE(currency, '') = ?",
        [currency, stored.currency ?? ''],
      );
      if (fixed === 0) await this.requireSame(currency);
    });
    this.work.afterCommit(() => this.refresh.wake());
  }

  /** For amounts that were read some time ago: their currency must still be the one in use. */
  async fixAs(currency: string | null): Promise<void> {
    await this.fix();
    if (this.company.currency !== currency) throw changed();
  }

  /** Another unit may have fixed the same currency, or changed it since this instance last read it. */
  private async requireSame(currency: string): Promise<void> {
    const [row] = await this.work.read<{ currency: string | null; fixed: number }>(
      'SELECT currency, currency_fixed AS fixed FROM company_setting WHERE id = 1',
    );
    if (row?.currency === currency && Number(row.fixed) === 1) return;
    this.refresh.wake();
    throw changed();
  }
}

function changed(): Problem {
  return new Problem('currency.changed', refusal('currency.changed'));
}
