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

/** Status of the answer to somebody who is not signed in, to an employee about their own and about another's, and to an admin about another's. */
export interface Row {
  route: string;
  anyone: number;
  own: number;
  another: number;
  admin: number;
  /** Replaces ':id', in the path or in the query, or the value of '?id='. */
  id?: (whose: Whose, world: World) => string | Promise<string>;
  query?: string;
  body?: (whose: Whose, world: World) => unknown;
  /** The session that sends it ends with it. */
  endsSession?: true;
}
