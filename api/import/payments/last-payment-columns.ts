import { Injectable } from '@nestjs/common';
import type { PaymentMapping } from '../../contract/payroll/payment-files.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { SavedMappings } from '../file/saved-mappings.js';

interface Kept {
  headings: string[];
  mapping: PaymentMapping;
}

/** A payroll office sends the same columns each month: they are chosen once. */
@Injectable()
export class LastPaymentColumns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly mappings: SavedMappings,
  ) {}

  /** Of the last imported file, if this one has the same headings. */
  async of(headings: readonly string[]): Promise<PaymentMapping | undefined> {
    const [row] = await this.work.read<{ mapping: string }>("SELECT mapping FROM saved_mapping WHERE kind = 'payments'");
    const last = row && (JSON.parse(row.mapping) as Kept);
    return last && JSON.stringify(last.headings) === JSON.stringify(headings) ? last.mapping : undefined;
  }

  keep({ headings, mapping }: Kept): Promise<void> {
    return this.mappings.save('payments', '', { headings, mapping });
  }
}
