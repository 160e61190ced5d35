import { Entity } from 'typeorm';
import type { ImportKind, ImportRecord, ImportState, ImportStep } from '../contract/imports.js';
import { columnsOf } from '../platform/database/schema/table-columns.js';
import { IMPORT_JOB } from './import.tables.js';

@Entity(IMPORT_JOB.name)
export class ImportJob extends columnsOf(IMPORT_JOB) {
  kind: ImportKind;
  encoding: ImportRecord['encoding'];
  separatorSign: ImportRecord['separator'];
  state: ImportState;
  step: ImportStep | null;
}
