import type { SuccessResponse } from '../responses.js';
import type { PaymentFileRecord, RunImportRecord } from './payment-files.js';

export interface PaymentFileResponse extends SuccessResponse { file: PaymentFileRecord }

/** Newest first. */
export interface RunImportsResponse extends SuccessResponse { imports: RunImportRecord[] }
