import type { FileOpening } from '../file-opening.js';
import type { SuccessResponse } from '../responses.js';
import type { ImportMapping, SavedMappingRecord } from './import-mapping.js';
import type { ImportRecord, ImportColumn, ImportRowRecord } from './imports.js';

export interface ImportsResponse extends SuccessResponse {
  imports: ImportRecord[];
}

export interface ImportResponse extends SuccessResponse {
  import: ImportRecord;
}

export interface ImportColumnsResponse extends SuccessResponse {
  columns: ImportColumn[];
  /** Proposed mapping; the user must choose what is null. */
  proposal: ImportMapping;
  /** Names of the company's employment types and work patterns, which values of the file are mapped to. */
  choices: { employmentType: string[]; pattern: string[] };
  opening: FileOpening;
  /** The newest mapping that was saved with a file of the same columns, as it reads this file; it is proposed first. */
  saved: SavedMappingRecord | null;
}

export interface ImportAddedResponse extends ImportColumnsResponse {
  import: ImportRecord;
}

export interface ImportRowsResponse extends SuccessResponse {
  rows: ImportRowRecord[];
}

export interface MappingsResponse extends SuccessResponse {
  mappings: SavedMappingRecord[];
}
