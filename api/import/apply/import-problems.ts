import { Problem } from '../../contract/problem.js';

export function changedSinceCheck(): Problem {
  return new Problem('import.stale', 'Something was changed since the file was checked. Nothing was stored; please check it again.');
}

export function changedSinceImport(records: number): Problem {
  const text = records === 1 ? '1 record was changed since, so this import cannot be undone.' : `${records} records were changed since, so this import cannot be undone.`;
  return new Problem('import.changed_since', text);
}

export function undoConflict(): Problem {
  return new Problem('import.changed_since', 'An address or employee ID from before is taken by now, or a department or manager from before is gone. Nothing was undone.');
}

/** Every retry ended in a deadlock or lock timeout. */
export function tooBusy(): Problem {
  return new Problem('server.unavailable', 'Too much else was being changed at that moment. Nothing was stored; please try again.');
}
