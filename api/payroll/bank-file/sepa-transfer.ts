import { Document } from 'sepa';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { amount as exactAmount } from '../../contract/money.js';
import {
  type BankFile,
  type BankPayment,
  decimal,
  isWithinSepa,
  totalOf,
  type Transfer,
  transfersOf,
} from './bank-payments.js';
import { sepaText } from './sepa-text.js';

const FORMAT = 'pain.001.001.09';
const NAME_MAX = 70;
const REFERENCE_MAX = 140;
const CONTROL_SUM = /<CtrlSum>([\d.]+)<\/CtrlSum>/g;

export interface SepaTransfer {
  xml: string;
  /** With an account outside the SEPA, which only the CSV has. */
  leftOut: BankPayment[];
}

export function canTransferBySepa({
  company,
  currency,
}: Pick<BankFile, 'company' | 'currency'>): boolean {
  return currency === 'EUR' && company.iban !== null && isWithinSepa({ iban: company.iban });
}

/** The message by which a bank pays many people on one day. Undefined without anybody to pay. */
export function sepaTransfer(file: BankFile, createdAt: Date): SepaTransfer | undefined {
  const { iban } = file.company;
  if (!canTransferBySepa(file) || iban === null)
    throw new Error('A SEPA transfer needs EUR and an account of the company.');
  const all = transfersOf(file);
  const transfers = all.filter(isWithinSepa);
  if (transfers.length === 0) return undefined;
  const xml = documentOf(file, iban, transfers, createdAt).toString();
  requireSum(xml, transfers);
  return { xml: marked(xml, file), leftOut: all.filter((transfer) => !isWithinSepa(transfer)) };
}

function documentOf(
  { id, company, payDate }: BankFile,
  iban: string,
  transfers: Transfer[],
  createdAt: Date,
): Document {
  const document = new Document(FORMAT);
  document.grpHdr.id = id;
  document.grpHdr.created = createdAt;
  document.grpHdr.initiatorName = nameOf(company.name, 'Employer');
  const batch = document.createPaymentInfo();
  // One entry on the company's statement, since each amount is somebody's pay.
  batch.batchBooking = true;
  batch.requestedExecutionDate = localDay(payDate);
  batch.debtorName = nameOf(company.name, 'Employer');
  batch.debtorIBAN = iban;
  batch.debtorBIC = bicOf(iban, company.bic);
  document.addPaymentInfo(batch);
  for (const [index, transfer] of transfers.entries()) {
    const payment = batch.createTransaction();
    payment.creditorName = nameOf(transfer.name, transfer.employeeId);
    payment.creditorIBAN = transfer.iban;
    payment.creditorBIC = bicOf(transfer.iban, transfer.bic);
    payment.currency = 'EUR';
    payment.amount = exactAmount(transfer.amount);
    payment.end2endId = `${id}-${index + 1}`;
    payment.remittanceInfo = sepaText(transfer.reference, REFERENCE_MAX) ?? `${id}-${index + 1}`;
    batch.addTransaction(payment);
  }
  return document;
}

/** The format has no field for what a file replaces, nor for payslips that are only approved: people read it here. */
function marked(xml: string, { replaces, stage }: BankFile): string {
  const note = [`Payslips: ${stage}.`, ...(replaces === null ? [] : [`Replaces ${replaces}.`])];
  return xml.replace(/^(<\?xml[^>]*\?>)?/, (start) => `${start}\n<!-- ${note.join(' ')} -->`);
}

function nameOf(name: string, otherwise: string): string {
  return sepaText(name, NAME_MAX) ?? sepaText(otherwise, NAME_MAX) ?? 'Employee';
}

/** Within the SEPA the IBAN suffices. One of another country, such as of a bank without branches, would make the library refuse the file. */
function bicOf(iban: string, bic: string | null): string {
  return bic?.slice(4, 6) === iban.slice(0, 2) ? bic : '';
}

/** The library takes the day of the machine's own time zone. */
function localDay(date: CalendarDate): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, day);
}

/** The library adds floats, which the exact sum has to confirm. */
function requireSum(xml: string, transfers: Transfer[]): void {
  const sums = [...xml.matchAll(CONTROL_SUM)].map(([, sum]) => sum);
  const exact = decimal(totalOf(transfers));
  if (sums.length !== 2 || sums.some((sum) => sum !== exact))
    throw new Error('The control sum of the SEPA transfer is not the sum of its payments.');
}
