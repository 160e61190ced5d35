import { Injectable } from '@nestjs/common';
import type { PayAccessRecord, PayAccessSummary } from '../contract/salary/pay-access.js';
import { Clock } from '../platform/config/clock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** Entries that name the person, and those about everybody since the person was hired: two index lookups instead of one OR. */
const OF_PERSON = `FROM (
    SELECT p.pay_access_id AS id FROM pay_access_person p WHERE p.employee_id = ?
    UNION ALL SELECT a.id FROM pay_access a WHERE a.people IS NULL AND a.id > ? AND (a.actor_id IS NULL OR a.actor_id <> ?)
  ) found JOIN pay_access l ON l.id = found.id`;

interface Person {
  id: string;
  accountId: string;
}

/** Callers have found the person through EmployeeAccess, which checks access; undefined for an account without an employee. */
@Injectable()
export class PayAccessList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async page(person: Person | undefined, from: number, to: number): Promise<PayAccessRecord[]> {
    if (!person) return [];
    const rows = await this.work.read<
      Omit<PayAccessRecord, 'by' | 'at'> & { name: string; accessedAt: number }
    >(
      `SELECT l.id AS _id, l.actor_name AS name, l.accessed_at AS accessedAt, l.place AS \`where\`, l.people ${OF_PERSON} ORDER BY l.id DESC LIMIT ? OFFSET ?`,
      [person.id, person.id, person.accountId, to - from + 1, from],
    );
    return rows.map(({ _id, name, accessedAt, where, people }) => ({
      _id,
      by: { name },
      at: new Date(Number(accessedAt)).toISOString(),
      where,
      people,
    }));
  }

  async summary(person: Person | undefined): Promise<{ summary: PayAccessSummary; total: number }> {
    const since = `${this.clock.today().slice(0, 4)}-01-01`;
    if (!person) return { summary: { since, accesses: 0, people: 0 }, total: 0 };
    const [row] = await this.work.read<{ total: number; accesses: number; people: number }>(
      `SELECT COUNT(*) AS total, COUNT(y.id) AS accesses, COUNT(DISTINCT COALESCE(y.actor_id, y.actor_name)) AS people
       ${OF_PERSON} LEFT JOIN pay_access y ON y.id = l.id AND y.accessed_at >= ?`,
      [person.id, person.id, person.accountId, this.clock.startOf(since)],
    );
    return {
      summary: { since, accesses: Number(row?.accesses), people: Number(row?.people) },
      total: Number(row?.total),
    };
  }
}
