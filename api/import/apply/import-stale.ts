import { Problem } from '../../contract/problem.js';

/** Somebody changed what the file was compared with. */
export function changedMeanwhile(): Problem {
  return new Problem('import.stale', 'Something was changed since the file was checked. Nothing was stored; please check it again.');
}

export function changedSince(records: number): Problem {
  const text = records === 1 ? '1 record was changed since, so this import cannot be undone.' : `${records} records were changed since, so this import cannot be undone.`;
  return new Problem('import.changed_since', text);
}

/** What was here before the import cannot come back: an address belongs to somebody else by now, a department or a manager is gone. */
export function inTheWayOfUndoing(): Problem {
  return new Problem('import.changed_since', 'An address or employee ID from before is taken by now, or a department or manager from before is gone. Nothing was undone.');
}

/** The database gave the import up for other writers, again and again. */
export function tooBusy(): Problem {
  return new Problem('server.unavailable', 'Too much else was being changed at that moment. Nothing was stored; please try again.');
}
