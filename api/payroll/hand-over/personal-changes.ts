import type { StoredRun } from '../runs/pay-run-store.js';

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

export const NO_CHANGES: PersonChanges = { changes: '', nextMonth: '' };

type Values = Record<string, unknown>;

/** Takes the entries of one person, from the approval of the run before on, in their order. */
export function personChanges(
  entries: readonly RecordedChange[],
  { approvedAt }: Pick<StoredRun, 'approvedAt'>,
): PersonChanges {
  const isLater = ({ recordedAt }: RecordedChange) =>
    approvedAt !== null && Number(recordedAt) > approvedAt;
  return {
    changes: inWords(entries.filter((entry) => !isLater(entry))),
    nextMonth: inWords(entries.filter(isLater)),
  };
}

/** 'Department: Sales → Research'. A detail that was changed back is none. */
function inWords(entries: readonly RecordedChange[]): string {
  const changed = new Map<PersonalDetail, { before: unknown; after: unknown }>();
  for (const entry of entries) {
    const [before, after] = [values(entry.before), values(entry.after)];
    // An account that is entered for the first time has no values before.
    if (!after || (!before && !('iban' in after))) continue;
    for (const detail of Object.keys(PERSONAL_DETAILS) as PersonalDetail[]) {
      if (!(detail in after)) continue;
      changed.set(detail, {
        before: changed.has(detail) ? changed.get(detail)?.before : before?.[detail],
        after: after[detail],
      });
    }
  }
  return [...changed]
    .flatMap(([detail, { before, after }]) =>
      text(before) === text(after)
        ? []
        : [`${PERSONAL_DETAILS[detail]}: ${text(before)} → ${text(after)}`],
    )
    .join('; ');
}

function values(json: string | null): Values | undefined {
  return json === null ? undefined : (JSON.parse(json) as Values);
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : '–');
