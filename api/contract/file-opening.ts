/** A row of a table as it is in its file. */
export interface FileRow {
  /** As a spreadsheet counts them, blank rows included. */
  row: number;
  cells: string[];
}

/** The row of a table that holds its headings; without headings, every row is data. */
export const NO_HEADINGS = 0;

/**
 * Why a row is suggested: it has headings that are known, or is unlike the rows below it; `values` if the first row has values like those below, so that there are no
 * headings; `first` if nothing tells.
 */
export type HeadingsReason = 'known' | 'unlike' | 'values' | 'first';

export interface SuggestedHeadings {
  /** 0 for no headings. */
  row: number;
  why: HeadingsReason;
}

/** The first rows of a file, and which of them has the headings. */
export interface FileOpening {
  /** 0 if there are none: every row is data, and columns are called 'Column 1', 'Column 2'. */
  headingsRow: number;
  /** Rows above the headings, blank ones not counted. They are not read. */
  rowsAbove: number;
  suggested: SuggestedHeadings;
  /** The first ten that are not blank, and that of the headings; long cells are cut. Empty for who may not see the file's amounts. */
  rows: FileRow[];
}
