import { Entity } from 'typeorm';
import type { ImportKind } from '../../contract/imports.js';
import { columnsOf } from '../../platform/database/schema/table-columns.js';
import { SAVED_MAPPING } from '../import.tables.js';

@Entity(SAVED_MAPPING.name)
export class SavedMapping extends columnsOf(SAVED_MAPPING) {
  kind: ImportKind;
}
