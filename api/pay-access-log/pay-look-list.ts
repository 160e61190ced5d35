import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/config/clock.js';
import type { PayLookRecord, PayLooksSummary, PayPlace } from '../contract/pay-looks.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

interface PayLookRow {
  id: string;
  looked_at: number | string;
  actor_name: string;
  place: PayPlace;
  people: number | null;
}

/** Those that name the person, and those of everybody since the person is here; both found by an index. */
const OF_PERSON = `FROM (
    SELECT p.look_id AS id FROM pay_look_person p WHERE p.employee_id = ?
    UNION ALL SELECT a.id FROM pay_look a WHERE a.people IS NULL AND a.id > ? AND (a.actor_id IS NULL OR a.actor_id <> ?)
  ) those JOIN pay_look l ON l.id = those.id`;

interface Person {
  id: string;
  accountId: string;
}

/** Who was shown somebody's pay. Whoever asks has reached the person through the lookup; undefined is an account without an employee. */
@Injectable()
export class PayLookList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async page(person: Person | undefined, from: number, to: number): Promise<PayLookRecord[]> {
    if (!person) return [];
    const rows = await this.work.read<PayLookRow>(
      `SELECT l.id, l.looked_at, l.actor_name, l.place, l.people ${OF_PERSON} ORDER BY l.id DESC LIMIT ? OFFSET ?`,
      [person.id, person.id, person.accountId, to - from + 1, from],
    );
    return rows.map((row) => ({
      _id: row.id,
      by: { name: row.actor_name },
      at: new Date(Number(row.looked_at)).toISOString(),
      where: row.place,
      people: row.people,
    }));
  }

  async summary(person: Person | undefined): Promise<{ summary: PayLooksSummary; total: number }> {
    const since = `${this.clock.today().slice(0, 4)}-01-01`;
    if (!person) return { summary: { since, looks: 0, people: 0 }, total: 0 };
    const [row] = await this.work.read<{ total: number; looks: number; people: number }>(
      `SELECT COUNT(*) AS total, COUNT(y.id) AS looks, COUNT(DISTINCT COALESCE(y.actor_id, y.actor_name)) AS people
       ${OF_PERSON} LEFT JOIN pay_look y ON y.id = l.id AND y.looked_at >= ?`,
      [person.id, person.id, person.accountId, this.clock.startOf(since)],
    );
    return { summary: { since, looks: Number(row?.looks), people: Number(row?.people) }, total: Number(row?.total) };
  }
}
