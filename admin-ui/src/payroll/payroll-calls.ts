import type { PayRunResponse } from '../../../api/contract/payroll/payroll-responses.js';
import type { PayRunRecord, RunKind } from '../../../api/contract/payroll/pay-runs.js';
import type { PayslipWarning } from '../../../api/contract/payroll/payslips.js';
import { getBlob, getJson, postJson } from '../api/http-client';
import { UNATTENDED } from '../api/unattended';
import { WHOLE_RANGE } from '../api/whole-list';
import type { GivenPayment } from './runs/typed-payments';

export interface NewRun {
  kind: RunKind;
  people?: string[];
  everything?: boolean;
  payments?: GivenPayment[];
  name?: string;
  payDate?: string;
  period?: string;
}

const runOf = async (response: Promise<PayRunResponse>): Promise<PayRunRecord> =>
  (await response).run;
const url = <Path extends string>(path: Path, id: string) =>
  `/payroll/${path}/${encodeURIComponent(id)}` as const;

/** Apart from the other calls of admins, so that they load with these screens. */
export const payrollCalls = {
  next: async () => (await getJson('/payroll/run/next')).next,
  /** Polled while it runs, so it must not count as activity of the user. */
  run: (id: string) => runOf(getJson(url('run', id), UNATTENDED)),
  changes: async (id: string) => (await getJson(url('run/changes', id))).causes,
  totals: (id: string) => getJson(url('run/totals', id)),
  signatures: (id: string) => getJson(url('run/signatures', id)),
  absent: async (id: string) => (await getJson(url('run/absent', id))).absent,
  slipsWith: async (id: string, warning: PayslipWarning) =>
    (
      await getJson(
        `${url('run/slips', id)}?${new URLSearchParams({ filter: JSON.stringify({ warning }), range: WHOLE_RANGE, sort: JSON.stringify(['name', 'ASC']) })}`,
      )
    ).payslips,
  payslip: async (id: string) =>
    (await getJson(`/payslip/single/${encodeURIComponent(id)}`)).payslip,
  settings: async () => (await getJson('/payroll/setting')).settings,

  add: (run: NewRun, key?: string) => runOf(postJson('/payroll/run/add', run, key)),
  compute: (id: string) => runOf(postJson(url('run/compute', id), {})),
  approve: ({ _id, version, people, net }: PayRunRecord) =>
    runOf(postJson(url('run/approve', _id), { version, people, net })),
  sign: (id: string, fingerprint: string) => runOf(postJson(url('run/sign', id), { fingerprint })),
  pay: (id: string) => runOf(postJson(url('run/pay', id), {})),
  reopen: (id: string, reason: string, notSent: boolean) =>
    runOf(postJson(url('run/reopen', id), { reason, ...(notSent && { notSent }) })),
  discard: (id: string) => runOf(postJson(url('run/discard', id), {})),
  hold: async (id: string, employeeId: string, reason: string) =>
    void (await postJson(url('run/hold', id), { employeeId, reason })),
  release: async (id: string, employeeId: string) =>
    void (await postJson(url('run/release', id), { employeeId })),
  reverse: async (payslip: string, reversal: { reason: string; payAgain: boolean }, key: string) =>
    void (await postJson(url('slip/reverse', payslip), reversal, key)),

  payslipsFile: (id: string) => getBlob(url('run/zip', id), 'application/zip'),
  handover: (id: string) =>
    getBlob(
      url('run/handover', id),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ),
  bankFile: (id: string) => getBlob(url('run/bank', id), 'text/csv'),
  sepaFile: (id: string) => getBlob(`${url('run/bank', id)}?format=sepa`, 'application/xml'),
  payslipFile: (id: string) => getBlob(`/payslip/pdf/${encodeURIComponent(id)}`, 'application/pdf'),
};
