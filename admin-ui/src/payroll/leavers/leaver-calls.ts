import type {
  LeaverSettlementRecord,
  RecoveryEndKind,
  RecoveryEndRecord,
} from '../../../../api/contract/payroll/leaver-settlements.js';
import type { LeaverSettlementResponse } from '../../../../api/contract/payroll/payroll-responses.js';
import { getJson, postJson } from '../../api/http-client';

interface NewRecoveryEnd {
  kind: RecoveryEndKind;
  amount: string;
  on?: string;
  reason?: string;
}

const settled = async (response: Promise<LeaverSettlementResponse>) => (await response).settlement;

export const leaverCalls = {
  settlement: (employee: string): Promise<LeaverSettlementRecord> =>
    settled(getJson(`/payroll/settlement/${employee}`)),
  accept: (basis: string, leaveTypes: string[], key: string) =>
    settled(postJson('/payroll/settlement/accept', { basis, leaveTypes }, key)),
  unsigned: async (): Promise<RecoveryEndRecord[]> => (await getJson('/payroll/recovery')).ends,
  end: (employee: string, end: NewRecoveryEnd, key: string) =>
    settled(postJson(`/payroll/recovery/end/${employee}`, end, key)),
  withdraw: (id: string) => settled(postJson(`/payroll/recovery/withdraw/${id}`, {})),
  sign: (id: string) => settled(postJson(`/payroll/recovery/sign/${id}`, {})),
};
