import type { JobKind } from '../../contract/employee/job-facts.js';
import type { DemoReason } from './demo-words.js';

type DemoValues = Partial<Record<JobKind, string>>;

/** Names of departments, titles and employment types; managers by mailbox; days in months after the first one. */
export interface DemoJobChange {
  mailbox: string;
  /** From the first day of that month. */
  monthsAgo: number;
  /** What the person began with, beside what holds today. */
  before: DemoValues;
  after: Partial<Record<JobKind, string | null>>;
  reason: DemoReason;
  isWithdrawn?: boolean;
}

export interface DemoPlan {
  mailbox: string;
  /** From the first day of that month. */
  inMonths: number;
  set: { department?: string; designation?: string; manager?: string };
  /** In percent. */
  raise?: number;
  reason: DemoReason;
}

export const DEMO_LOCATION = 'Lisbon';

/** In the order of their days for each person. */
export const DEMO_JOBS: DemoJobChange[] = [
  {
    mailbox: 'zoe.marchetti',
    monthsAgo: 28,
    before: {
      department: 'Customer Care',
      designation: 'Support Specialist',
      manager: 'thandiwe.mokoena',
      employmentType: 'Fixed term',
      contractEnd: '+12',
    },
    after: { employmentType: 'Permanent', contractEnd: null },
    reason: 'permanent',
  },
  {
    mailbox: 'zoe.marchetti',
    monthsAgo: 17,
    before: {},
    after: {
      department: 'Engineering',
      designation: 'Software Engineer',
      manager: 'amara.okafor',
    },
    reason: 'product',
  },
  {
    mailbox: 'juergen.weiss',
    monthsAgo: 30,
    before: { designation: 'Senior Engineer' },
    after: { designation: 'Principal Engineer' },
    reason: 'promotion',
  },
  {
    mailbox: 'ines.carvalho',
    monthsAgo: 26,
    before: { designation: 'Support Specialist' },
    after: { designation: 'Team Lead' },
    reason: 'team',
  },
  {
    mailbox: 'diego.fernandez',
    monthsAgo: 20,
    before: {
      department: 'Engineering',
      designation: 'Software Engineer',
      manager: 'amara.okafor',
    },
    after: { department: 'Sales', designation: 'Sales Engineer', manager: 'valentina.rossi' },
    reason: 'moved',
  },
  {
    mailbox: 'aylin.yildirim',
    monthsAgo: 14,
    before: { designation: 'Support Specialist' },
    after: { designation: 'Knowledge Manager' },
    reason: 'promotion',
  },
  {
    mailbox: 'jihun.kim',
    monthsAgo: 5,
    before: {},
    after: { manager: 'juergen.weiss' },
    reason: 'moved',
    isWithdrawn: true,
  },
  {
    mailbox: 'jonas.lindqvist',
    monthsAgo: 1,
    before: { employmentType: 'Fixed term', contractEnd: '+7' },
    after: { contractEnd: '+9' },
    reason: 'extended',
  },
];

export const DEMO_PLANS: DemoPlan[] = [
  {
    mailbox: 'giulia.ferri',
    inMonths: 1,
    set: {
      department: 'Customer Care',
      designation: 'Customer Care Coordinator',
      manager: 'thandiwe.mokoena',
    },
    reason: 'team',
  },
  {
    mailbox: 'zoe.marchetti',
    inMonths: 3,
    set: { designation: 'Senior Software Engineer', manager: 'juergen.weiss' },
    reason: 'promotion',
  },
  {
    mailbox: 'camille.dubois',
    inMonths: 2,
    set: { designation: 'Senior Support Specialist' },
    raise: 8,
    reason: 'promotion',
  },
];
