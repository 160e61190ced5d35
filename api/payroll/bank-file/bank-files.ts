import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Language } from '../../contract/languages.js';
import { amount } from '../../contract/money.js';
import { payslipWords } from '../../contract/payroll/payslip-words/words-in.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { Company } from '../../platform/config/company.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { auditedRun } from '../facts/audited-run.js';
import { PayRunStore, requireApproved, type StoredRun } from '../facts/pay-run-store.js';
import { lockPayroll } from '../facts/payroll-lock.js';
import { PayrollSettingReader } from '../facts/payroll-setting-reader.js';
import { payFormatsOf } from '../payslip-pdf/company-formats.js';
import { bankCsv } from './bank-csv.js';
import {
  totalOf,
  transfersOf,
  type BankFile,
  type BankPayment,
  type PayslipStage,
} from './bank-payments.js';
import { MadeBankFiles, MAKES_BANK_FILE } from './made-bank-files.js';
import { canTransferBySepa, sepaTransfer } from './sepa-transfer.js';

export type BankFormat = 'csv' | 'sepa';

export interface WrittenBankFile {
  text: string;
  payDate: string;
  /** Employees whose account it names. */
  people: string[];
  /** People with net pay whom it does not pay: without an account, or outside the SEPA. */
  leftOut: number;
  messageId: string;
  replaces: string | null;
  stage: PayslipStage;
}

interface SlipRow {
  id: string;
  employeeId: string;
  name: string;
  language: Language;
  net: number | string;
  state: PayslipStage;
  /** As approved. */
  iban: string | null;
  bic: string | null;
  holder: string | null;
}

/** The payments of a run for the company's bank: the approved payslips, or the paid ones, and nothing that was reversed or is on hold. */
@Injectable()
export class BankFiles {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly company: Company,
    private readonly audit: Audit,
    private readonly runs: PayRunStore,
    private readonly settings: PayrollSettingReader,
    private readonly made: MadeBankFiles,
  ) {}

  /** With its audit entry, without which no file is given away. */
  write(actor: Actor, runId: string, format: BankFormat): Promise<WrittenBankFile> {
    return this.work.write(async (manager) => {
      // The run is not reopened meanwhile.
      await lockPayroll(manager);
      const run = await this.runs.find(runId);
      requireApproved(run);
      const slips = await this.slips(runId);
      const file = await this.file(run, slips);
      const owed = file.payments.filter((payment) => payment.amount > 0);
      const { text, paid } =
        format === 'csv' ? { text: bankCsv(file), paid: transfersOf(file) } : this.sepa(file);
      const numbers = new Set(paid.map(({ employeeId }) => employeeId));
      const leftOut = owed.length - paid.length;
      const { id: messageId, replaces, stage } = file;
      await this.audit.record(
        actor,
        auditedRun(MAKES_BANK_FILE, run, {
          format,
          payments: paid.length,
          payAmount: amount(totalOf(paid)),
          leftOut,
          payDate: run.payDate,
          messageId,
          ...(replaces !== null && { replaces }),
          holds: stage,
        }),
      );
      return {
        text,
        payDate: run.payDate,
        people: slips.filter(({ employeeId }) => numbers.has(employeeId)).map(({ id }) => id),
        leftOut,
        messageId,
        replaces,
        stage,
      };
    });
  }

  private sepa(file: BankFile): { text: string; paid: BankPayment[] } {
    if (!canTransferBySepa(file)) throw new Problem('payroll.no_sepa', refusal('payroll.no_sepa'));
    const written = sepaTransfer(file, new Date(this.clock.now()));
    if (!written) throw new Problem('payroll.nobody_to_pay', refusal('payroll.nobody_to_pay'));
    const leftOut = new Set(written.leftOut);
    return {
      text: written.xml,
      paid: transfersOf(file).filter((payment) => !leftOut.has(payment)),
    };
  }

  private async file(run: StoredRun, slips: SlipRow[]): Promise<BankFile> {
    const { companyIban, companyBic } = await this.settings.read();
    const { name, currency, locale } = this.company;
    const payments = slips.map(
      ({ employeeId, name: personName, language, net, state, iban, bic, holder }): BankPayment => {
        const formats = payFormatsOf({ language, locale, currency, payDate: run.payDate });
        return {
          employeeId,
          name: holder ?? personName,
          iban,
          bic,
          amount: Number(net),
          state,
          reference: payslipWords(language).transfer(
            formats.period({ from: run.from, to: run.to }),
            employeeId,
          ),
        };
      },
    );
    const { messageId, replaces } = await this.made.find(run);
    return {
      id: messageId,
      replaces,
      stage: run.state === 'paid' ? 'paid' : 'approved',
      company: { name, iban: companyIban, bic: companyBic },
      payDate: run.payDate,
      currency,
      payments,
    };
  }

  private slips(runId: string): Promise<SlipRow[]> {
    return this.work.read(
      `SELECT e.id, e.employee_id AS employeeId, a.name, a.language, s.net, s.state, s.iban, s.bic, s.holder FROM payslip s JOIN employee e ON e.id = s.employee_id JOIN account a ON a.id = e.account_id
       WHERE s.run_id = ? AND s.state IN ('approved', 'paid') ORDER BY s.name_folded, s.id`,
      [runId],
    );
  }
}
