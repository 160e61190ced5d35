import { createContext, useContext } from 'react';
import type { ImportColumn, ImportMapping, ImportRecord } from '../../../api/contract/imports.js';

/** The mapping that is being made, for all parts of its form. */
export interface MappingForm {
  record: ImportRecord;
  columns: ImportColumn[];
  /** The server's, from what stands in the file. */
  proposal: ImportMapping;
  mapping: ImportMapping;
  /** `about`: the keys of the faults that this answers. */
  change: (mapping: ImportMapping, ...about: string[]) => void;
  /** What is wrong, by the server's keys: 'columns.dob', 'dateOrder', 'values.gender'. */
  faults: { [key: string]: string };
}

export const MappingContext = createContext<MappingForm | undefined>(undefined);

export function useMapping(): MappingForm {
  const form = useContext(MappingContext);
  if (!form) throw new Error('There is no mapping around this.');
  return form;
}
