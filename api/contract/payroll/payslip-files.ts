import type { RefusalRecord } from '../records.js';

export const PAYSLIP_FILE_BYTES_MAX = 5 * 1024 * 1024;
/** All files of one upload, or its ZIP. */
export const PAYSLIP_UPLOAD_BYTES_MAX = 20 * 1024 * 1024;
export const PAYSLIP_UPLOAD_FILES_MAX = 1000;
export const PAYSLIP_FILE_NAME_MAX = 200;

/** A PDF of the payroll office. */
export interface PayslipFileRecord {
  _id: string;
  name: string;
  bytes: number;
  /** Null until somebody says whose it is. */
  employee: { _id: string; employeeId: string; name: string } | null;
  /** Null until it is published: only then its employee sees it. */
  publishedAt: string | null;
}

export interface SkippedFile {
  name: string;
  reason: RefusalRecord;
}
