import type { SuccessResponse } from '../responses.js';
import type { PaymentFileRecord, RunImportRecord } from './payment-files.js';
import type { PayslipFileRecord, PublishedPayslipFile, SkippedFile } from './payslip-files.js';

export interface PaymentFileResponse extends SuccessResponse {
  file: PaymentFileRecord;
}

/** Newest first. */
export interface RunImportsResponse extends SuccessResponse {
  imports: RunImportRecord[];
}

/** Those whose person is not known first. */
export interface PayslipFilesResponse extends SuccessResponse {
  files: PayslipFileRecord[];
  /** Fingerprint of the unpublished files and their owners. Publishing must name it. */
  fingerprint: string;
}

export interface PayslipFileResponse extends SuccessResponse {
  file: PayslipFileRecord;
}

export interface PayslipUploadResponse extends SuccessResponse {
  /** Without those that the run had already. */
  added: number;
  matched: PayslipFileRecord[];
  unmatched: PayslipFileRecord[];
  /** Not stored. */
  skipped: SkippedFile[];
}

/** Newest period first. */
export interface PublishedPayslipFilesResponse extends SuccessResponse {
  files: PublishedPayslipFile[];
}

export interface PublishedFilesResponse extends SuccessResponse {
  published: number;
}
