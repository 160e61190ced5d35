import { Problem, refusal } from '../../contract/problem.js';

export function changedSinceCheck(): Problem {
  return new Problem('import.stale', refusal('import.stale'));
}

export function changedSinceImport(records: number): Problem {
  return new Problem('import.changed_since', refusal('import.changed_since', { count: records }));
}

export function undoConflict(): Problem {
  return new Problem('import.changed_since', refusal('import.undo_conflict'));
}

/** Every retry ended in a deadlock or lock timeout. */
export function tooBusy(): Problem {
  return new Problem('server.unavailable', refusal('import.busy'));
}
