import { Entity } from 'typeorm';
import type { PayPlace } from '../contract/pay-access.js';
import { CountColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

/** Somebody was shown the pay of others. Written once, never changed. */
@Entity('pay_access')
export class PayAccess {
  /** In order of time, like the ids of employees: who came later was not there to be seen. */
  @IdColumn()
  id: string;

  @InstantColumn()
  accessedAt: number;

  /** The account; null for a program of the shell. */
  @ReferenceColumn(true)
  actorId: string | null;

  @TextColumn(100)
  actorName: string;

  @TextColumn(20)
  place: PayPlace;

  /** How many were shown together; null: everybody, who are not named one by one. */
  @CountColumn(true)
  people: number | null;
}

/** Whose pay was shown. */
@Entity('pay_access_person')
export class PayAccessPerson {
  @IdColumn()
  employeeId: string;

  @IdColumn()
  payAccessId: string;
}
