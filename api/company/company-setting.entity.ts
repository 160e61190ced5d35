import { Entity, PrimaryColumn } from 'typeorm';
import { COMPANY_ADDRESS_MAX, COMPANY_NAME_MAX } from '../contract/company.js';
import { CountColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

export const COMPANY_ROW = 1;

/** One row. Null columns of the company leave the value to the server's settings. */
@Entity('company_setting')
export class CompanySetting {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @TextColumn(COMPANY_NAME_MAX, true)
  name: string | null;

  @TextColumn(COMPANY_ADDRESS_MAX, true)
  address: string | null;

  @TextColumn(3, true)
  currency: string | null;

  /** 1 as soon as an amount is stored: its currency then stays. */
  @CountColumn()
  currencyFixed: number;

  @TextColumn(35, true)
  locale: string | null;

  @TextColumn(64, true)
  timeZone: string | null;

  @ReferenceColumn(true)
  logoId: string | null;

  /** Counts changes of the company's values, not of the sign-in rules. */
  @CountColumn()
  version: number;

  /** 1 or 0. */
  @CountColumn()
  adminsNeedSecondFactor: number;

  @CountColumn(true)
  idleMinutesOffice: number | null;

  @CountColumn(true)
  idleMinutesPortal: number | null;
}
