import type { PayComponentRecord } from '../../../api/contract/payroll/pay-components.js';
import type {
  PayrollSettings,
  PayrollSettingsRecord,
} from '../../../api/contract/payroll/payroll-settings.js';
import { getJson, postJson, putJson } from '../api/http-client';
import type { ComponentChange } from './component-order';

export const settingCalls = {
  settings: async (): Promise<PayrollSettingsRecord> =>
    (await getJson('/payroll/setting')).settings,
  change: async (
    changes: Partial<PayrollSettings> & { version: number },
  ): Promise<PayrollSettingsRecord> => (await putJson('/payroll/setting', changes)).settings,
  addComponent: async (component: ComponentChange, key: string): Promise<PayComponentRecord> =>
    (await postJson('/payroll/component/add', component, key)).component,
  changeComponent: async (id: string, change: ComponentChange): Promise<PayComponentRecord> =>
    (await putJson(`/payroll/component/${id}`, change)).component,
};
