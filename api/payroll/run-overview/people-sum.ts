import type { Actor } from '../../platform/access/actor.js';

/** A condition on the payslip `s`. One that was paid and reversed since stays: the run paid it. */
export const PAID = "s.state <> 'held'";

/** More people than that hide what each of them has. */
export const FEW = 2;

/** `some` are all of its people as long as they are few. */
export interface PeopleSum {
  people: number;
  some: string[];
}

export function someOf(some: string[], employeeId: string): string[] {
  return some.length < FEW ? [...some, employeeId] : some;
}

/** A sum over one person is that person's pay, also beside the reader's own. */
export function peopleAlone(actor: Actor, sums: readonly PeopleSum[]): string[] {
  return sums.flatMap(({ people, some }) => {
    const others = some.filter((id) => id !== actor.employeeId);
    return people === some.length && others.length === 1 ? others : [];
  });
}
