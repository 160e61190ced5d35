import type { ChartsResponse, DashboardResponse } from '../contract/dashboard-responses.js';

export const DASHBOARD_EXAMPLES = {
  DashboardResponse: {
    success: true,
    totalEmployees: 311,
    totalDep: 9,
    totalSalaries: 1_284_300.75,
    leaveSummary: { appliedFor: 86, approved: 61, pending: 12, rejected: 9, cancelled: 4 },
  } satisfies DashboardResponse,
  ChartsResponse: {
    success: true,
    headcount: [{ department: 'Research', employees: 24 }],
    leave: [{ month: '2026-05', approved: 7, pending: 2, rejected: 1 }],
    payroll: [{ month: '2026-05', total: 1_279_110.5 }],
  } satisfies ChartsResponse,
};
