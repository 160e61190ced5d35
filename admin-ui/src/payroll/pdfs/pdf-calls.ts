import type { PayslipFileResponse, PayslipFilesResponse, PayslipUploadResponse, PublishedFilesResponse } from '../../../../api/contract/payroll/payroll-file-responses.js';
import type { PayslipFileRecord } from '../../../../api/contract/payroll/payslip-files.js';
import { getBlob, getJson, postJson, putJson, send } from '../../api/http-client';

const ofRun = (path: string, run: string) => `/payroll/run/${path}/${encodeURIComponent(run)}`;
const ofFile = (id: string) => `/payroll/file/${encodeURIComponent(id)}`;

export const pdfCalls = {
  list: async (run: string) => (await getJson<PayslipFilesResponse>(ofRun('files', run))).files,
  async upload(run: string, files: readonly File[]): Promise<PayslipUploadResponse> {
    const data = new FormData();
    for (const file of files) data.append('file', file);
    return postJson(ofRun('files', run), data);
  },
  assign: async (id: string, employeeId: string): Promise<PayslipFileRecord> => (await putJson<PayslipFileResponse>(ofFile(id), { employeeId })).file,
  remove: async (id: string) => void (await send('DELETE', ofFile(id))),
  publish: async (run: string) => (await postJson<PublishedFilesResponse>(ofRun('publish', run), {})).published,
  download: (id: string) => getBlob(`/payslip/file/${encodeURIComponent(id)}`, 'application/pdf'),
};
