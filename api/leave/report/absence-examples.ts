import type {
  AbsenceOfType,
  AbsenceReportResponse,
} from '../../contract/leave/absence-report-responses.js';
import { DEPARTMENT } from '../../department/department-examples.js';

const types: AbsenceOfType[] = [
  {
    leaveType: { _id: '019ab0c0-0000-7000-8000-000000000001', name: 'Annual Leave' },
    unit: 'days',
    days: 118.5,
    minutes: 0,
    people: 11,
    averageDays: 9.88,
    averageMinutes: 0,
  },
  {
    leaveType: { _id: '019ab0c0-0000-7000-8000-000000000002', name: 'Doctor' },
    unit: 'minutes',
    days: 0,
    minutes: 630,
    people: 4,
    averageDays: 0,
    averageMinutes: 53,
  },
];

const figures = {
  days: 118.5,
  minutes: 630,
  people: 11,
  averageDays: 9.88,
  averageMinutes: 53,
  headcount: 12,
  types,
};

export const ABSENCE_EXAMPLES = {
  AbsenceReportResponse: {
    success: true,
    report: {
      from: '2026-01-01',
      to: '2026-12-31',
      ...figures,
      departments: [{ department: { _id: DEPARTMENT, dep_name: 'Research' }, ...figures }],
    },
  } satisfies AbsenceReportResponse,
};
