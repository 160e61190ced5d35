import type { EntityManager } from 'typeorm';
import { Problem, refusal } from '../../contract/problem.js';

export interface Holder {
  /** The employee's id, or '*'. */
  holder: string;
  employeeId: string | null;
  name: string;
}

/** By ids of employees or of accounts. */
export async function findAssignees(manager: EntityManager, ids: string[]): Promise<Holder[]> {
  const unique = [...new Set(ids)];
  if (unique.length === 0) return [];
  const places = unique.map(() => '?').join(', ');
  const people = await manager.query<{ id: string; account_id: string; name: string }[]>(
    `SELECT e.id, e.account_id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${places}) OR e.account_id IN (${places}) ORDER BY e.id`,
    [...unique, ...unique],
  );
  const known = new Set(people.flatMap(({ id, account_id }) => [id, account_id]));
  if (unique.some((id) => !known.has(id))) throw Problem.at('holders', refusal('employee.missing'));
  return people.map(({ id, name }) => ({ holder: id, employeeId: id, name }));
}
