import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { accepted, type Client } from '../../support/client.js';
import type { Mailbox } from '../../support/mailbox.js';

/** Two admins, somebody who approves leave, and one of their people. */
export const WHO = ['admin', 'second', 'manager', 'employee'] as const;
export type Who = (typeof WHO)[number];

export interface Person {
  email: string;
  password: string;
}

/** The demo company while it is lived in. */
export interface Company {
  clients: Record<Who, Client>;
  mailbox: Mailbox;
  /** A new client, signed in. */
  signIn(person: Person): Promise<Client>;
  /** Somebody who has not signed in. */
  stranger(): Client;
  /** The time of the server. */
  now(): number;
}

export async function employees({ clients }: Company): Promise<(name: string) => EmployeeRecord> {
  const all = accepted(await clients.admin.get('/employee?range=[0,99]'))
    .employees as EmployeeRecord[];
  return (name) => {
    const found = all.find(({ userId }) => userId.name === name);
    if (!found) throw new Error(`Nobody is called ${name}.`);
    return found;
  };
}
