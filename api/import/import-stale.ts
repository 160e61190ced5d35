import { Problem } from '../contract/problem.js';

/** Somebody changed what the file was compared with. */
export function changedMeanwhile(): Problem {
  return new Problem('import.stale', 'Something was changed since the file was checked. Nothing was stored; please check it again.');
}

export function changedSince(records: number): Problem {
  const text = records === 1 ? '1 record was changed since, so this import cannot be undone.' : `${records} records were changed since, so this import cannot be undone.`;
  return new Problem('import.changed_since', text);
}
