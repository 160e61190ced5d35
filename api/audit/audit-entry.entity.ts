import { Entity } from 'typeorm';
import { CountColumn, IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

@Entity('audit_entry')
export class AuditEntry {
  @IdColumn()
  id: string;

  @InstantColumn()
  recordedAt: number;

  /** Null for the system itself. */
  @ReferenceColumn(true)
  actorId: string | null;

  @TextColumn(100)
  actorName: string;

  @TextColumn(50)
  action: string;

  @TextColumn(30)
  subject: string;

  @ReferenceColumn()
  subjectId: string;

  @TextColumn(200)
  subjectName: string;

  @LongTextColumn(true)
  valueBefore: string | null;

  @LongTextColumn(true)
  valueAfter: string | null;

  @TextColumn(64, true)
  requestId: string | null;

  @ReferenceColumn(true)
  changesetId: string | null;

  @CountColumn(true)
  sealNumber: number | null;

  /** For the search. Bulk inserts leave it null until the entry is sealed. */
  @TextColumn(320, true)
  namesFolded: string | null;
}
