import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { PaymentMapping } from '../../contract/payroll/payment-files.js';
import { Clock } from '../../platform/config/clock.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

interface Kept {
  headings: string[];
  mapping: PaymentMapping;
}

const KIND = 'payments';

/** A payroll office sends the same columns each month: they are chosen once. */
@Injectable()
export class LastPaymentColumns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Of the last imported file, if this one has the same headings. */
  async of(headings: readonly string[]): Promise<PaymentMapping | undefined> {
    const [row] = await this.work.read<{ mapping: string }>(
      'SELECT mapping FROM saved_mapping WHERE kind = ?',
      [KIND],
    );
    const last = row && (JSON.parse(row.mapping) as Kept);
    return last && JSON.stringify(last.headings) === JSON.stringify(headings)
      ? last.mapping
      : undefined;
  }

  /** In the unit that stores the payments. */
  async keep(manager: EntityManager, { headings, mapping }: Kept): Promise<void> {
    const onConflict =
      manager.dataSource.options.type === 'mysql'
        ? 'ON DUPLICATE KEY UPDATE mapping = VALUES(mapping)'
        : 'ON CONFLICT (kind, name_key) DO UPDATE SET mapping = excluded.mapping';
    await manager.query(
      `INSERT INTO saved_mapping (id, kind, name, name_key, mapping, created_at) VALUES (?, ?, '', '', ?, ?) ${onConflict}`,
      [newId(), KIND, JSON.stringify({ headings, mapping }), this.clock.now()],
    );
  }
}
