import type {
  PaymentFileRecord,
  PaymentMapping,
} from '../../../../api/contract/payroll/payment-files.js';
import type { PaymentFileResponse } from '../../../../api/contract/payroll/payroll-file-responses.js';
import { getJson, postJson } from '../../api/http-client';

const url = <Path extends string>(path: Path, run: string) =>
  `/payroll/run/${path}/${encodeURIComponent(run)}` as const;

function form(
  file: File,
  mapping: PaymentMapping | 'fresh' | undefined,
  headingsRow: number | undefined,
  check: boolean,
): FormData {
  const data = new FormData();
  if (check) data.append('check', 'true');
  if (headingsRow !== undefined) data.append('headingsRow', String(headingsRow));
  if (mapping === 'fresh') data.append('fresh', 'true');
  else if (mapping) data.append('mapping', JSON.stringify(mapping));
  data.append('file', file);
  return data;
}

const fileOf = async (response: Promise<PaymentFileResponse>): Promise<PaymentFileRecord> =>
  (await response).file;

export const amountsCalls = {
  check: (run: string, file: File, mapping?: PaymentMapping | 'fresh', headingsRow?: number) =>
    fileOf(postJson(url('import', run), form(file, mapping, headingsRow, true))),
  add: (run: string, file: File, { mapping, opening }: PaymentFileRecord, key: string) =>
    fileOf(postJson(url('import', run), form(file, mapping, opening.headingsRow, false), key)),
  imports: async (run: string) => (await getJson(url('imports', run))).imports,
  async undo(run: string, importId: string): Promise<string> {
    await postJson(url('unimport', run), { importId });
    return importId;
  },
};
