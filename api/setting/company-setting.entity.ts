import { Entity, PrimaryColumn } from 'typeorm';
import { CountColumn } from '../platform/database/schema/columns.js';

@Entity('company_setting')
export class CompanySetting {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** 1 or 0. */
  @CountColumn()
  adminsNeedSecondFactor: number;

  @CountColumn(true)
  idleMinutesOffice: number | null;

  @CountColumn(true)
  idleMinutesPortal: number | null;
}
