import type { CalendarDate } from '../../../../api/contract/calendar-date.js';
import type { PayslipsResponse } from '../../../../api/contract/payroll/payroll-responses.js';
import type { PayslipListRecord } from '../../../../api/contract/payroll/payslips.js';
import type { SalaryRevisionRecord } from '../../../../api/contract/payroll/salary-revisions.js';
import { API, getJson, httpClient, postJson } from '../../api/http-client';
import { WHOLE_RANGE } from '../../api/whole-list';

interface NewRevision {
  employeeId: string;
  salary: string;
  from: CalendarDate;
  reason?: string;
  /** False: a large change is asked about. */
  confirmed: boolean;
}

export const employeePayCalls = {
  revisions: async (employee: string): Promise<SalaryRevisionRecord[]> =>
    (await getJson(`/payroll/revision/${employee}?${new URLSearchParams({ range: WHOLE_RANGE })}`))
      .revisions,
  revise: async (revision: NewRevision, key: string): Promise<SalaryRevisionRecord> =>
    (await postJson('/payroll/revision/add', revision, key)).revision,
  withdraw: async (id: string, key: string): Promise<void> =>
    void (await postJson(`/payroll/revision/withdraw/${id}`, {}, key)),

  /** The newest ones, and how many there are. */
  async payslips(
    employee: string,
    most: number,
  ): Promise<{ payslips: PayslipListRecord[]; total: number }> {
    const query = new URLSearchParams({
      range: JSON.stringify([0, most - 1]),
      sort: JSON.stringify(['payDate', 'DESC']),
    });
    const { json, headers } = await httpClient(`${API}/payslip/${employee}?${query}`);
    const { payslips } = json as PayslipsResponse;
    return {
      payslips,
      total: Number(headers.get('Content-Range')?.split('/')[1] ?? payslips.length),
    };
  },
};
