import type {
  ImportAddedResponse,
  ImportResponse,
  ImportColumnsResponse,
  ImportRowsResponse,
  ImportsResponse,
  MappingsResponse,
} from '../contract/imports/import-responses.js';
import type { FileOpening } from '../contract/file-opening.js';
import type {
  ImportColumn,
  ImportMapping,
  ImportRecord,
  ImportRowRecord,
  SavedMappingRecord,
} from '../contract/imports/imports.js';

const mapping: ImportMapping = {
  columns: {
    employeeId: 'EmpID',
    name: 'Employee_Name',
    dob: 'DOB',
    gender: 'Sex',
    maritalStatus: 'MaritalDesc',
    department: 'Department',
    designation: 'Position',
    salary: 'Salary',
  },
  dateOrder: 'month-first',
  decimalSign: '.',
  currency: null,
  payPeriod: 'year',
  payDay: null,
  balanceMeaning: null,
  nameOrder: 'last-first',
  values: {
    gender: { F: 'female', M: 'male' },
    maritalStatus: { Single: 'single', Married: 'married', Divorced: 'divorced' },
  },
  emailPattern: '{first}.{last}@company.example',
  constants: {},
  role: 'employee',
};

const uploaded: ImportRecord = {
  _id: '019ab5d2-7c10-7e44-9b3a-5f6e7d8c9b0a',
  kind: 'employees',
  name: 'people.csv',
  fileName: 'people.csv',
  bytes: 70_112,
  rows: 311,
  columns: 36,
  encoding: 'UTF-8',
  separator: ',',
  headingsRow: 1,
  rowsAbove: 0,
  state: 'Uploaded',
  mapping: null,
  counts: null,
  warned: null,
  remarks: [],
  foreignCurrencies: [],
  departments: [],
  openings: [],
  balanceQuestion: null,
  progress: null,
  fault: null,
  faultRefusal: null,
  createdBy: 'Ingrid Solberg',
  createdAt: '2026-06-01T07:41:03.000Z',
  startedAt: null,
  appliedBy: null,
  appliedAt: null,
  undoneBy: null,
  undoneAt: null,
  invitations: null,
  changedSince: null,
};

const applied: ImportRecord = {
  ...uploaded,
  state: 'Applied',
  mapping,
  counts: { new: 298, changed: 8, unchanged: 2, repeated: 0, refused: 3 },
  warned: 6,
  remarks: [{ key: 'yearlyRounded', count: 274 }],
  departments: ['Production'],
  startedAt: '2026-06-01T07:44:10.000Z',
  appliedBy: 'Ingrid Solberg',
  appliedAt: '2026-06-01T07:44:12.000Z',
  invitations: { waiting: 195, invited: 0, left: 103 },
  changedSince: 0,
};

const column: ImportColumn = {
  heading: 'DOB',
  samples: ['5/14/1987', '4/19/1967'],
  filled: 311,
  values: null,
  amounts: null,
  month: null,
  currencies: [],
  dates: {
    'year-first': { exist: 0, wrong: '5/14/1987' },
    'month-first': { exist: 311, wrong: null },
    'day-first': { exist: 118, wrong: '5/14/1987' },
  },
};

const row: ImportRowRecord = {
  _id: 12,
  row: 12,
  result: 'changed',
  record: {
    employeeId: '10307',
    name: 'Norman Stansfield',
    salary: 4856.08,
    salaryWritten: 58_273,
  },
  faults: [],
  changes: [{ field: 'salary', label: 'Salary', before: 4520, after: 4856.08 }],
  notes: ['Robert Grant does not match exactly one employee, so the manager is kept as text.'],
  noteRemarks: [{ key: 'managerAsText', parameters: { manager: 'Robert Grant' } }],
};

const opening: FileOpening = {
  headingsRow: 1,
  rowsAbove: 0,
  suggested: { row: 1, why: 'known' },
  rows: [
    { row: 1, cells: ['EmpID', 'Employee_Name', 'DOB'] },
    { row: 2, cells: ['10307', 'Stansfield, Norman', '5/14/1987'] },
  ],
};

const saved: SavedMappingRecord = {
  _id: '019ab5d0-1a2b-7c3d-8e4f-5a6b7c8d9e0f',
  kind: 'employees',
  name: 'HR dataset',
  mapping,
  savedBy: 'Jenna Dietrich',
  createdAt: '2026-06-01T07:44:00.000Z',
};

export const IMPORT_EXAMPLES = {
  ImportsResponse: { success: true, imports: [applied] } satisfies ImportsResponse,
  ImportResponse: { success: true, import: applied } satisfies ImportResponse,
  ImportAddedResponse: {
    success: true,
    import: uploaded,
    columns: [column],
    proposal: mapping,
    opening,
    saved: null,
  } satisfies ImportAddedResponse,
  ImportColumnsResponse: {
    success: true,
    columns: [column],
    proposal: mapping,
    opening,
    saved,
  } satisfies ImportColumnsResponse,
  ImportRowsResponse: { success: true, rows: [row] } satisfies ImportRowsResponse,
  MappingsResponse: {
    success: true,
    mappings: [saved],
  } satisfies MappingsResponse,
};

export const REFUSED_EXAMPLE =
  'EmpID,Employee_Name,DOB,Why refused\n10088,"Alagbe, Trina",31/02/1981,"Date of Birth 31/02/1981 is not a valid date. Correct it in the file: month/day/year."\n';
