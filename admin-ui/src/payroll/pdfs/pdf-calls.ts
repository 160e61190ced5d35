import type { PayslipUploadResponse } from '../../../../api/contract/payroll/payroll-file-responses.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { getBlob, getJson, postJson, putJson, deleteJson } from '../../api/http-client';

const ofRun = <Path extends string>(path: Path, run: string) =>
  `/payroll/run/${path}/${encodeURIComponent(run)}` as const;
const ofFile = (id: string) => `/payroll/file/${encodeURIComponent(id)}` as const;

export const pdfCalls = {
  list: (run: string) => getJson(ofRun('files', run)),
  async upload(run: string, files: readonly File[]): Promise<PayslipUploadResponse> {
    const data = new FormData();
    for (const file of files) data.append('file', file);
    return postJson(ofRun('files', run), data);
  },
  assign: async (id: string, employeeId: string): Promise<PayslipFileRecord> =>
    (await putJson(ofFile(id), { employeeId })).file,
  async remove(id: string): Promise<string> {
    await deleteJson(ofFile(id));
    return id;
  },
  publish: async (run: string, fingerprint: string) =>
    (await postJson(ofRun('publish', run), { fingerprint })).published,
  download: (id: string) => getBlob(`/payslip/file/${encodeURIComponent(id)}`, 'application/pdf'),
};
