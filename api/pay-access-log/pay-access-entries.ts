import type { EntityManager } from 'typeorm';
import type { PayAccessPlace } from '../contract/salary/pay-access.js';
import { insertRows } from '../platform/database/statements/insert-rows.js';

const SAME_MS = 10 * 60 * 1000;

export interface PayAccessEntry {
  id: string;
  at: number;
  actorId: string | null;
  actorName: string;
  where: PayAccessPlace;
  /** Null for everybody. */
  count: number | null;
  /** Employee ids without the actor's own; empty for everybody. */
  people: string[];
}

export async function storePayAccess(
  manager: EntityManager,
  { id, at, actorId, actorName, where, count, people }: PayAccessEntry,
): Promise<void> {
  await insertRows(
    manager,
    'pay_access',
    ['id', 'accessed_at', 'actor_id', 'actor_name', 'place', 'people'],
    [[id, at, actorId, actorName, where, count]],
  );
  await insertRows(
    manager,
    'pay_access_person',
    ['employee_id', 'pay_access_id'],
    people.map((person) => [person, id]),
  );
}

/** True if the same people's pay was shown to the same actor in the same place within ten minutes. */
export async function isRepeated(
  manager: EntityManager,
  { at, actorId, where, people }: PayAccessEntry,
): Promise<boolean> {
  const places = people.map(() => '?').join(', ');
  const recent = 'SELECT a.id FROM pay_access a';
  const conditions = 'a.accessed_at > ? AND a.actor_id = ? AND a.place = ?';
  const rows =
    people.length === 0
      ? await manager.query<unknown[]>(
          `${recent} WHERE ${conditions} AND a.people IS NULL LIMIT 1`,
          [at - SAME_MS, actorId, where],
        )
      : await manager.query<unknown[]>(
          `${recent} JOIN pay_access_person p ON p.pay_access_id = a.id WHERE ${conditions} GROUP BY a.id
       HAVING COUNT(*) = ? AND SUM(CASE WHEN p.employee_id IN (${places}) THEN 1 ELSE 0 END) = ? LIMIT 1`,
          [at - SAME_MS, actorId, where, people.length, ...people, people.length],
        );
  return rows.length > 0;
}
