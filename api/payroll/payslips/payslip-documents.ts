import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { PayslipRecord } from '../../contract/payroll/payslips.js';
import { Company } from '../../platform/config/company.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { Actor } from '../../platform/access/actor.js';
import type { PayslipDocument } from '../payslip-pdf/payslip-document.js';
import { Payslips } from './payslips.js';

type Printed = Omit<PayslipDocument, 'payslip' | 'designation'>;

/** Payslips with all that stands on their paper, in the language of the reader. */
@Injectable()
export class PayslipDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly company: Company,
    private readonly payslips: Payslips,
  ) {}

  async of(actor: Actor, id: string): Promise<PayslipDocument> {
    const payslip = await this.payslips.single(actor, id);
    return { payslip, designation: await this.designation(payslip), ...(await this.printed(actor)) };
  }

  /** Those of a run that are paid or approved, in order of the name. */
  async *ofRun(actor: Actor, runId: string): AsyncGenerator<PayslipDocument> {
    const rows = await this.work.read<{ id: string }>("SELECT s.id FROM payslip s WHERE s.run_id = ? AND s.state IN ('approved', 'paid') ORDER BY s.name_folded, s.id", [runId]);
    const printed = await this.printed(actor);
    for (const { id } of rows) {
      const payslip = await this.payslips.single(actor, id);
      yield { payslip, designation: await this.designation(payslip), ...printed };
    }
  }

  private async designation({ employee }: PayslipRecord): Promise<string | null> {
    const [row] = await this.work.read<{ designation: string | null }>('SELECT designation FROM employee WHERE id = ?', [employee._id]);
    return row?.designation ?? null;
  }

  private async printed({ accountId }: Actor): Promise<Printed> {
    const [row] = await this.work.read<{ name: string | null; address: string | null; logo: Buffer | null; language: Language }>(
      'SELECT c.name, c.address, l.content AS logo, a.language FROM company_setting c JOIN account a ON a.id = ? LEFT JOIN company_logo l ON l.id = c.logo_id',
      [accountId],
    );
    const { name = null, address = null, logo = null, language = 'en' as const } = row ?? {};
    return { employer: { name: name ?? this.company.server.companyName, address, ...(logo && { logo }) }, currency: this.company.currency, locale: this.company.locale, language };
  }
}

/** With the employee ID and the first day of the period; other characters could end a file's name early. */
export function payslipFileName({ employee, period, _id }: PayslipRecord): string {
  const number = employee.employeeId.replace(/[^\w-]+/gu, '-');
  return `payslip-${number || _id}-${period.from}.pdf`;
}
