import { readAmount } from '../../contract/imports/amount-reading.js';
import type { DecimalSign } from '../../contract/imports/import-mapping.js';
import { LARGEST_AMOUNT_MINOR } from '../../contract/money.js';
import {
  HOURS_MAX,
  PAY_NOTE_MAX,
  type PayComponentRecord,
} from '../../contract/payroll/pay-components.js';
import type {
  PaymentField,
  PaymentMapping,
  PaymentRemark,
} from '../../contract/payroll/payment-files.js';
import { refusal, type Refusal } from '../../contract/problem.js';
import { readText, textRefusal } from '../../platform/http/fields/read-text.js';
import { isBlank, shortened } from '../file/cell-text.js';

const HUNDREDTHS = 100;
const HOURS = /^\d{1,3}(?:[.,]\d{1,2})?$/;

export interface GivenAmount {
  amount: number | null;
  hours: number | null;
  hourly: number | null;
}

/** Reads one row and collects why it is refused. */
export class PaymentRow {
  readonly refused: PaymentRemark[] = [];

  constructor(
    readonly row: number,
    private readonly cell: (heading: string) => string,
    private readonly mapping: PaymentMapping,
    private readonly sign: DecimalSign,
    private readonly currency: { name: string; step: number },
  ) {}

  written(field: PaymentField): string | null {
    const heading = this.mapping[field];
    const text = heading === undefined ? '' : this.cell(heading).trim();
    return text === '' || isBlank(text) ? null : text;
  }

  refuse(field: PaymentField, reason: Refusal): null {
    this.refused.push(this.remark(field, reason));
    return null;
  }

  remark(field: PaymentField, { key, parameters }: Refusal): PaymentRemark {
    return {
      row: this.row,
      field,
      value: shortened(this.written(field) ?? ''),
      reason: { key, parameters },
    };
  }

  note(): string | null {
    const written = this.written('note');
    if (written === null) return null;
    const text = readText(written, PAY_NOTE_MAX) as string;
    const refused = textRefusal('Note', text, { max: PAY_NOTE_MAX });
    return refused ? this.refuse('note', refused) : text;
  }

  /** By the unit of the component. */
  given({ unit }: Pick<PayComponentRecord, 'unit'>): GivenAmount {
    const none = { amount: null, hours: null, hourly: null };
    if (unit === 'amount')
      return {
        ...none,
        amount:
          this.written('amount') === null
            ? this.refuse('amount', refusal('payroll.amount_needed'))
            : this.amount('amount', 'Amount'),
      };
    const hours = this.written('hours');
    const hourly = this.written('hourly');
    if (hours !== null && hourly !== null)
      return {
        ...none,
        hours: this.hours(hours),
        hourly: this.amount('hourly', 'Amount for an hour'),
      };
    this.refuse(hours === null ? 'hours' : 'hourly', refusal('payroll.hours_needed'));
    return none;
  }

  private amount(field: 'amount' | 'hourly', label: string): number | null {
    const minor = readAmount(this.written(field) ?? '', this.sign);
    if (minor === undefined || minor > LARGEST_AMOUNT_MINOR)
      return this.refuse(field, refusal('amount.malformed', { label }));
    return minor % this.currency.step === 0
      ? minor
      : this.refuse(field, refusal('amount.not_whole', { currency: this.currency.name }));
  }

  private hours(written: string): number | null {
    const hundredths = HOURS.test(written)
      ? Math.round(Number(written.replace(',', '.')) * HUNDREDTHS)
      : 0;
    if (hundredths > 0 && hundredths <= HOURS_MAX * HUNDREDTHS) return hundredths;
    return this.refuse('hours', refusal('field.not_decimal', { label: 'Hours', max: HOURS_MAX }));
  }
}

/** A comma before one or two last digits is a decimal sign, unless another amount has a point there. */
export function decimalSignOf(amounts: readonly string[]): DecimalSign {
  return amounts.some((text) => /,\d{1,2}\D*$/.test(text)) &&
    !amounts.some((text) => /\.\d{1,2}\D*$/.test(text))
    ? ','
    : '.';
}
