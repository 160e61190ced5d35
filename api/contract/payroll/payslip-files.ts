import type { RefusalRecord } from '../refusals/refusals.js';
import type { PeriodDates } from './payslips.js';

export const PAYSLIP_FILE_BYTES_MAX = 5 * 1024 * 1024;
/** All files of one upload, or its ZIP. */
export const PAYSLIP_UPLOAD_BYTES_MAX = 20 * 1024 * 1024;
export const PAYSLIP_UPLOAD_FILES_MAX = 1000;
export const PAYSLIP_FILE_NAME_MAX = 200;

/** Fingerprint of the files of a run: SHA-256 in hex. */
export const FINGERPRINT_LENGTH = 64;

export const FILE_MATCHES = ['employeeId', 'name', 'hand'] as const;
export type FileMatch = (typeof FILE_MATCHES)[number];

/** A PDF of the payroll office. */
export interface PayslipFileRecord {
  _id: string;
  name: string;
  bytes: number;
  /** Null until somebody says whose it is. */
  employee: { _id: string; employeeId: string; name: string } | null;
  /** By what in the name of the file the person was found, or by hand; null as long as nobody is known. */
  matchedBy: FileMatch | null;
  /** Null until it is published: only then its employee sees it. */
  publishedAt: string | null;
}

/** As employees get it. */
export interface PublishedPayslipFile {
  _id: string;
  name: string;
  bytes: number;
  period: PeriodDates;
  publishedAt: string;
}

export interface SkippedFile {
  name: string;
  reason: RefusalRecord;
}
