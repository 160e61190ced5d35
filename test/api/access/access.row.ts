import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import type { Cast } from '../../support/cast.js';
import type { Client } from '../../support/client.js';

/** Whom a request is about: the employee who sends it, or somebody else. */
export interface Whose {
  record: EmployeeRecord;
  client: Client;
}

export interface World extends Cast {
  photo: Uint8Array<ArrayBuffer>;
}

export type Id = (whose: Whose, world: World) => string | Promise<string>;

/** Status of the answer to somebody who is not signed in, to an employee about their own and about another's, and to an admin about another's. */
export interface Row {
  route: string;
  anyone: number;
  own: number;
  another: number;
  /** 'may': it depends on the record, and is neither 401 nor 403. */
  admin: number | 'may';
  /** Replaces ':id', in the path or in the query, or the value of '?id='. */
  id?: Id;
  query?: string;
  body?: (whose: Whose, world: World) => unknown;
  /** The session that sends it ends with it. */
  endsSession?: true;
}

type Details = Partial<Omit<Row, 'route'>>;

export const open = (route: string, status = 200, details: Details = {}): Row => ({
  route,
  anyone: status,
  own: status,
  another: status,
  admin: status,
  ...details,
});
export const signedIn = (route: string, details: Details = {}, status = 200): Row => ({
  ...open(route, status),
  anyone: 401,
  ...details,
});
/** About oneself, to an admin about everybody. */
export const owner = (route: string, details: Details = {}, status = 200): Row => ({
  ...signedIn(route, {}, status),
  another: 403,
  ...details,
});
/** Not by the employee whose request it is. */
export const approver = (route: string, details: Details, admin = 200): Row => ({
  ...signedIn(route, { own: 403, another: 403 }),
  admin,
  ...details,
});
