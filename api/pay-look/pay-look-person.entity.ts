import { Entity } from 'typeorm';
import { IdColumn } from '../database/columns.js';

/** Whose pay was shown. */
@Entity('pay_look_person')
export class PayLookPerson {
  @IdColumn()
  employeeId: string;

  @IdColumn()
  lookId: string;
}
