import { Entity } from 'typeorm';
import type { ImportKind } from '../../contract/imports.js';
import { IdColumn, InstantColumn, LongTextColumn, TextColumn } from '../../platform/database/schema/columns.js';

export const MAPPING_NAME_MAX = 100;

@Entity('saved_mapping')
export class SavedMapping {
  @IdColumn()
  id: string;

  @TextColumn(20)
  kind: ImportKind;

  @TextColumn(MAPPING_NAME_MAX)
  name: string;

  @TextColumn(MAPPING_NAME_MAX)
  nameKey: string;

  @LongTextColumn()
  mapping: string;

  @InstantColumn()
  createdAt: number;
}
