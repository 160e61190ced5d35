import { Entity } from 'typeorm';
import { CountColumn, IdColumn, InstantColumn, LongTextColumn, ReferenceColumn, TextColumn } from '../platform/database/schema/columns.js';

/** Who changed what, when, from what to what. Written once, never changed; the sealer adds its place in the chain. */
@Entity('audit_entry')
export class AuditEntry {
  @IdColumn()
  id: string;

  @InstantColumn()
  recordedAt: number;

  /** The account; null for the system itself. */
  @ReferenceColumn(true)
  actorId: string | null;

  @TextColumn(100)
  actorName: string;

  /** Such as 'employee.update'. */
  @TextColumn(50)
  action: string;

  /** Kind of the thing: 'employee', 'leave' … */
  @TextColumn(30)
  subject: string;

  @ReferenceColumn()
  subjectId: string;

  @TextColumn(200)
  subjectName: string;

  /** JSON of the changed fields; null where there was nothing before. */
  @LongTextColumn(true)
  valueBefore: string | null;

  @LongTextColumn(true)
  valueAfter: string | null;

  @TextColumn(64, true)
  requestId: string | null;

  /** The import that made this change together with others. */
  @ReferenceColumn(true)
  changesetId: string | null;

  /** Null until it is sealed, and so how the sealer finds it. */
  @CountColumn(true)
  sealNumber: number | null;

  /** Names of actor and subject as they are searched; entries that are written in bulk get it when they are sealed. */
  @TextColumn(320, true)
  namesFolded: string | null;
}
