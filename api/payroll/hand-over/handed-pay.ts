import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { ComponentKind } from '../../contract/payroll/component-kinds.js';
import { lineWords } from '../../contract/payroll/payslip-words/line-words.js';
import { payslipWords } from '../../contract/payroll/payslip-words/words-in.js';
import type { AssignedShare, PayslipLine } from '../../contract/payroll/payslips.js';
import { Company } from '../../platform/config/company.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { StoredRun } from '../facts/pay-run-store.js';
import { payFormatsOf } from '../payslip-pdf/company-formats.js';
import { lineRecord } from '../payslips/payslip-record.js';
import type { SlipLine } from '../settlement/payslip-line.js';

export interface HandedLine {
  employeeId: string;
  name: string;
  wageCode: string | null;
  component: string;
  kind: ComponentKind;
  hours: number | null;
  hourly: number | null;
  percentage: number | null;
  amount: number;
  from: string;
  to: string;
  difference: boolean;
  why: string;
}

/** A line for each person, component and period, of the payslips in force. */
@Injectable()
export class HandedPay {
  constructor(
    private readonly work: UnitOfWork,
    private readonly company: Company,
  ) {}

  async read(run: StoredRun, language: Language): Promise<HandedLine[]> {
    const { locale, currency } = this.company;
    const [words, formats] = [
      payslipWords(language),
      payFormatsOf({ language, locale, currency, payDate: run.payDate }),
    ];
    const rows = await this.work.read<{ employeeId: string; name: string; lines: string }>(
      `SELECT e.employee_id AS employeeId, a.name, s.line_items AS "lines" FROM payslip s JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id
       WHERE s.run_id = ? AND s.state IN ('approved', 'paid') ORDER BY s.name_folded, s.id`,
      [run.id],
    );
    return rows.flatMap(({ employeeId, name, lines }) =>
      (JSON.parse(lines) as SlipLine[]).map(lineRecord).map((line): HandedLine => ({
        employeeId,
        name,
        wageCode: line.component.wageCode,
        component: line.component.name,
        kind: line.component.kind,
        ...reckoned(line),
        amount: line.amount,
        ...line.period,
        difference: line.difference,
        why: lineWords(line, words, formats)
          .whys.map((why) =>
            why.amount === null ? why.text : `${why.text} = ${formats.money(why.amount)}`,
          )
          .join('; '),
      })),
    );
  }
}

/** Only where the whole line is reckoned by it: a difference is the rest of another amount. */
function reckoned({
  shares,
  difference,
  paidBefore,
}: PayslipLine): Pick<HandedLine, 'hours' | 'hourly' | 'percentage'> {
  const none = { hours: null, hourly: null, percentage: null };
  if (difference || paidBefore !== 0 || shares.length === 0) return none;
  if (shares.every(({ hours }) => hours !== null)) {
    const hours =
      shares.reduce((sum, share) => sum + Math.round((share.hours ?? 0) * 100), 0) / 100;
    return { ...none, hours, hourly: common(shares, ({ fixed }) => fixed) };
  }
  return { ...none, percentage: common(shares, ({ rate }) => rate) };
}

function common(
  shares: readonly AssignedShare[],
  value: (share: AssignedShare) => number | null,
): number | null {
  const [first, ...others] = shares.map(value);
  return first !== undefined && others.every((other) => other === first) ? first : null;
}
