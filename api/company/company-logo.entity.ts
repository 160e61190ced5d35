import { Entity } from 'typeorm';
import { FileColumn, IdColumn, InstantColumn } from '../platform/database/schema/columns.js';

/** At most one row. A new logo gets a new id. */
@Entity('company_logo')
export class CompanyLogo {
  @IdColumn()
  id: string;

  @FileColumn()
  content: Buffer;

  @InstantColumn()
  createdAt: number;
}
