import { Injectable } from '@nestjs/common';
import { wireAmount } from '../contract/leave-amounts.js';
import type { LeaveAccountsSummary } from '../contract/leave-balance-responses.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';
import type { ListedType } from './leave-account-list.js';

@Injectable()
export class LeaveAccountTotals {
  constructor(private readonly work: UnitOfWork) {}

  async of({ id, unit }: ListedType): Promise<LeaveAccountsSummary> {
    const [row] = await this.work.read<Record<keyof LeaveAccountsSummary, number | string | null>>(
      `SELECT COUNT(*) AS people, SUM(taken) AS taken, SUM(booked) AS booked, SUM(reserved) AS reserved, SUM(CASE WHEN available < 0 THEN 1 ELSE 0 END) AS negative
       FROM leave_account WHERE leave_type_id = ?`,
      [id],
    );
    const total = (name: keyof LeaveAccountsSummary) => Number(row?.[name] ?? 0);
    const amount = (name: keyof LeaveAccountsSummary) => wireAmount(unit, total(name));
    return { people: total('people'), taken: amount('taken'), booked: amount('booked'), reserved: amount('reserved'), negative: total('negative') };
  }
}
