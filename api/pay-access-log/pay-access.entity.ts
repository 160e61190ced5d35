import { Entity } from 'typeorm';
import type { PayAccessPlace } from '../contract/pay-access.js';
import { CountColumn, IdColumn, InstantColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

@Entity('pay_access')
export class PayAccess {
  /** Ordered by time like employees' ids, so that comparing ids shows who was hired before an access. */
  @IdColumn()
  id: string;

  @InstantColumn()
  accessedAt: number;

  @ReferenceColumn(true)
  actorId: string | null;

  @TextColumn(100)
  actorName: string;

  @TextColumn(20)
  place: PayAccessPlace;

  @CountColumn(true)
  people: number | null;
}

@Entity('pay_access_person')
export class PayAccessPerson {
  @IdColumn()
  employeeId: string;

  @IdColumn()
  payAccessId: string;
}
