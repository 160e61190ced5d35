import { Injectable } from '@nestjs/common';
import type { Language } from '../../contract/languages.js';
import type { PayslipRecord } from '../../contract/payroll/payslips.js';
import type { Actor } from '../../platform/access/actor.js';
import { Company } from '../../platform/config/company.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { PayslipDocument } from '../payslip-pdf/payslip-document.js';
import { Payslips } from './payslips.js';

/** Names and addresses on the paper are those of the approval, until then those of now. */
interface Heading {
  designation: string | null;
  employer: string | null;
  address: string | null;
}

interface Reader {
  logo: Buffer | null;
  language: Language;
}

/** Payslips with all that stands on their paper, in the language of the reader. */
@Injectable()
export class PayslipDocuments {
  constructor(
    private readonly work: UnitOfWork,
    private readonly company: Company,
    private readonly payslips: Payslips,
  ) {}

  async read(actor: Actor, id: string): Promise<PayslipDocument> {
    return this.document(await this.payslips.single(actor, id), await this.reader(actor));
  }

  /** Those of a run that are paid or approved, in order of the name. */
  async idsOfRun(runId: string): Promise<string[]> {
    const rows = await this.work.read<{ id: string }>(
      "SELECT s.id FROM payslip s WHERE s.run_id = ? AND s.state IN ('approved', 'paid') ORDER BY s.name_folded, s.id",
      [runId],
    );
    return rows.map(({ id }) => id);
  }

  async *several(actor: Actor, ids: string[]): AsyncGenerator<PayslipDocument> {
    const reader = await this.reader(actor);
    for (const id of ids) yield this.document(await this.payslips.single(actor, id), reader);
  }

  private async document(
    payslip: PayslipRecord,
    { logo, language }: Reader,
  ): Promise<PayslipDocument> {
    const { designation, employer, address } = await this.heading(payslip._id);
    const { currency, locale, server } = this.company;
    return {
      payslip,
      designation,
      employer: { name: employer ?? server.companyName, address, ...(logo && { logo }) },
      currency,
      locale,
      language,
    };
  }

  private async heading(id: string): Promise<Heading> {
    const [row] = await this.work.read<Heading>(
      `SELECT s.designation, COALESCE(r.employer_name, c.name) AS employer, CASE WHEN r.employer_name IS NULL THEN c.address ELSE r.employer_address END AS address
       FROM payslip s JOIN pay_run r ON r.id = s.run_id LEFT JOIN company_setting c ON 1 = 1 WHERE s.id = ?`,
      [id],
    );
    return row ?? { designation: null, employer: null, address: null };
  }

  private async reader({ accountId }: Actor): Promise<Reader> {
    const [row] = await this.work.read<Reader>(
      'SELECT l.content AS logo, a.language FROM account a LEFT JOIN company_setting c ON 1 = 1 LEFT JOIN company_logo l ON l.id = c.logo_id WHERE a.id = ?',
      [accountId],
    );
    return row ?? { logo: null, language: 'en' };
  }
}

/** With the employee ID and the first day of the period. Other characters than letters and digits could end a file's name early. */
export function payslipFileName({ employee, period }: PayslipRecord): string {
  const number = employee.employeeId.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  return `payslip-${number}-${period.from}.pdf`;
}

/** Each with a name of its own, also where capitals do not count. */
export function uniqueFileNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [stem = '', ending = ''] = name.split(/(\.\w+)$/);
    for (let n = 1; ; n++) {
      const tried = n === 1 ? name : `${stem}-${n}${ending}`;
      if (taken.has(tried.toLowerCase())) continue;
      taken.add(tried.toLowerCase());
      return tried;
    }
  };
}
