import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { PayRunRecord } from '../../contract/payroll/pay-runs.js';
import type { PayslipSums } from '../../contract/payroll/payslips.js';
import { Clock } from '../../platform/config/clock.js';
import { PayRunStore, type StoredRun } from '../facts/pay-run-store.js';
import { RecordsBeforePayroll } from '../facts/records-before-payroll.js';

interface Previous {
  previous: PayRunRecord['previous'];
  /** The person whose pay the sums are, if there is only one. */
  alone: string[];
}

/** The regular run that another one is compared with; before the first run, the salary records of its period before. */
@Injectable()
export class PreviousRun {
  constructor(
    private readonly runs: PayRunStore,
    private readonly records: RecordsBeforePayroll,
    private readonly clock: Clock,
  ) {}

  async find({ kind, from, to, approvedAt }: StoredRun): Promise<Previous> {
    if (kind !== 'regular') return { previous: null, alone: [] };
    const run = await this.runs.regularBefore(from);
    if (run) {
      const { id, people } = run;
      const period = { from: run.from, to: run.to };
      return {
        previous: { _id: id, period, people, sums: sumsOf(run) },
        alone: people === 1 ? await this.runs.peopleOf([id]) : [],
      };
    }
    const records = await this.records.previous({ from, to }, approvedAt ?? this.clock.now());
    if (!records) return { previous: null, alone: [] };
    const { period, people, gross, deductions, some } = records;
    const sums = { gross, deductions, net: gross - deductions, employerCost: 0 };
    return {
      previous: { _id: null, period, people, sums: sumsOf(sums) },
      alone: people === 1 ? some : [],
    };
  }
}

function sumsOf({
  gross,
  deductions,
  net,
  employerCost,
}: Pick<StoredRun, keyof PayslipSums>): PayslipSums {
  return {
    gross: amount(gross),
    deductions: amount(deductions),
    net: amount(net),
    employerCost: amount(employerCost),
  };
}
