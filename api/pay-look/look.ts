import type { EntityManager } from 'typeorm';
import type { PayPlace } from '../contract/pay-looks.js';
import { insertRows } from '../database/insert-rows.js';

/** A look that is to be stored. */
export interface Look {
  id: string;
  at: number;
  /** Null for a program of the shell. */
  actorId: string | null;
  actorName: string;
  where: PayPlace;
  /** How many were shown together; null: everybody. */
  count: number | null;
  /** The employees among them who are to know of it; empty for everybody. */
  people: string[];
}

/** In one unit of work; those that are stored already stay as they are. */
export async function storeLooks(manager: EntityManager, looks: Look[]): Promise<void> {
  const stored = await manager.query<{ id: string }[]>(`SELECT id FROM pay_look WHERE id IN (${looks.map(() => '?').join(', ')})`, looks.map(({ id }) => id));
  const known = new Set(stored.map(({ id }) => id));
  const fresh = looks.filter(({ id }) => !known.has(id));
  const columns = ['id', 'looked_at', 'actor_id', 'actor_name', 'place', 'people'];
  await insertRows(manager, 'pay_look', columns, fresh.map(({ id, at, actorId, actorName, where, count }) => [id, at, actorId, actorName, where, count]));
  await insertRows(manager, 'pay_look_person', ['employee_id', 'look_id'], fresh.flatMap(({ id, people }) => people.map((person) => [person, id])));
}
