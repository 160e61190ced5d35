import type {
  SalaryRevisionResponse,
  SalaryRevisionsResponse,
} from '../../contract/payroll/salary-revision-responses.js';
import type { SalaryRevisionRecord } from '../../contract/payroll/salary-revisions.js';
import { EARLIEST_EMPLOYMENT } from '../../contract/calendar-date.js';

const planned: SalaryRevisionRecord = {
  _id: '019ab4c1-2d3e-7a4b-9c5d-6e7f8091a2b3',
  from: '2027-01-01',
  salary: 4301,
  reason: 'Yearly review',
  source: 'revision',
  by: { name: 'Ruth Adeyemi' },
  recordedAt: '2026-11-05T09:30:00.000Z',
  state: 'planned',
};
const opening: SalaryRevisionRecord = {
  _id: '019ab4c1-2d3e-7a4b-9c5d-6e7f8091a2b2',
  from: EARLIEST_EMPLOYMENT,
  salary: 4000,
  reason: null,
  source: 'opening',
  by: null,
  recordedAt: '2026-11-05T09:30:00.000Z',
  state: 'inForce',
};

export const SALARY_REVISION_EXAMPLES = {
  SalaryRevisionsResponse: {
    success: true,
    revisions: [planned, opening],
  } satisfies SalaryRevisionsResponse,
  SalaryRevisionResponse: { success: true, revision: planned } satisfies SalaryRevisionResponse,
};
