import { csvAmount } from '../../platform/http/csv.js';
import type { StoredRun } from '../facts/pay-run-store.js';

/** Details that a payroll office keeps of people, by their names in the audit log. IBANs are masked there. */
export const PERSONAL_DETAILS = {
  name: 'Name',
  employeeId: 'Employee ID',
  department: 'Department',
  designation: 'Designation',
  dob: 'Date of Birth',
  hireDate: 'Hire Date',
  leftOn: 'Last Day',
  iban: 'IBAN',
  bic: 'BIC',
  holder: 'Account Holder',
} as const;
type PersonalDetail = keyof typeof PERSONAL_DETAILS;

/** An audit entry about a person. */
export interface RecordedChange {
  employeeId: string;
  action: string;
  recordedAt: number | string;
  before: string | null;
  after: string | null;
}

export interface PersonChanges {
  /** Recorded up to the approval of the run, since that of the run before. */
  changes: string;
  /** Recorded after it: the next hand-over has them as changes. */
  nextMonth: string;
}

type Values = Record<string, unknown>;

/** Takes back the changes that were recorded after the approval. */
export function asApproved<Person extends object>(
  person: Person,
  entries: readonly RecordedChange[],
  run: Pick<StoredRun, 'approvedAt'>,
): Person {
  const before = entries
    .filter((entry) => isAfterApproval(entry, run))
    .toReversed()
    .flatMap((entry) => Object.entries(values(entry.before) ?? {}))
    .filter(([detail]) => detail in person && detail in PERSONAL_DETAILS);
  return { ...person, ...Object.fromEntries(before) };
}

function isAfterApproval(
  { recordedAt }: RecordedChange,
  { approvedAt }: Pick<StoredRun, 'approvedAt'>,
): boolean {
  return approvedAt !== null && Number(recordedAt) > approvedAt;
}

/** Takes the entries of one person, from the approval of the run before on, in their order. */
export function personChanges(
  entries: readonly RecordedChange[],
  run: Pick<StoredRun, 'approvedAt'>,
): PersonChanges {
  return {
    changes: inWords(entries.filter((entry) => !isAfterApproval(entry, run))),
    nextMonth: inWords(entries.filter((entry) => isAfterApproval(entry, run))),
  };
}

/** 'Department: Sales → Research', with its day if it was recorded for one. A detail that was changed back is none. */
function inWords(entries: readonly RecordedChange[]): string {
  const changed = new Map<string, { before: unknown; after: unknown }>();
  // A planned change was told when it was recorded, with its day.
  for (const entry of entries.filter(({ action }) => action !== 'job.effect')) {
    const [before, after] = [values(entry.before), values(entry.after)];
    // An account that is entered for the first time has no values before.
    if (!after || (!before && !('iban' in after))) continue;
    for (const detail of Object.keys(PERSONAL_DETAILS) as PersonalDetail[]) {
      if (!(detail in after)) continue;
      const label = `${PERSONAL_DETAILS[detail]}${sinceText(after.from ?? before?.from)}`;
      changed.set(label, {
        before: changed.has(label) ? changed.get(label)?.before : before?.[detail],
        after: after[detail],
      });
    }
  }
  const details = [...changed].flatMap(([label, { before, after }]) =>
    text(before) === text(after) ? [] : [`${label}: ${text(before)} → ${text(after)}`],
  );
  return [...details, ...entries.flatMap(salaryInWords)].join('; ');
}

/** 'Salary from 2026-10-01: 3100.00 → 3300.00', of this period or an earlier one. */
function salaryInWords({ before: was, after: is }: RecordedChange): string[] {
  const [before, after] = [values(was), values(is)];
  if (!before || (before.salary ?? after?.salary) === undefined) return [];
  const since = sinceText(after?.from ?? before.from);
  return [`Salary${since}: ${money(before.salary)} → ${money(after?.salary)}`];
}

const sinceText = (from: unknown) => (typeof from === 'string' ? ` from ${from}` : '');
const money = (value: unknown) => (typeof value === 'number' ? csvAmount(value) : '–');

function values(json: string | null): Values | undefined {
  return json === null ? undefined : (JSON.parse(json) as Values);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : '–');
