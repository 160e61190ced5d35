import { Injectable } from '@nestjs/common';
import type { ImportedOpenings } from '../../contract/imports/imports.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';

@Injectable()
export class ImportedOpeningTotals {
  constructor(private readonly work: UnitOfWork) {}

  async read(importId: string): Promise<ImportedOpenings[]> {
    const rows = await this.work.read<{
      name: string;
      unit: LeaveUnit;
      people: number | string;
      amount: number | string;
    }>(
      `SELECT t.name, t.unit, COUNT(DISTINCT s.employee_id) AS people, SUM(s.amount) AS amount
       FROM staged_opening s JOIN leave_type t ON t.id = s.leave_type_id WHERE s.import_id = ? GROUP BY t.id, t.name, t.unit ORDER BY t.id`,
      [importId],
    );
    return rows.map(({ name, unit, people, amount }) => ({
      leaveType: name,
      unit,
      people: Number(people),
      amount: wireAmount(unit, Number(amount)),
    }));
  }
}
