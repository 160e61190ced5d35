import type { SuccessResponse } from '../responses.js';
import type { ComingUp } from './coming-up.js';

export interface ComingUpResponse extends SuccessResponse, ComingUp {}

export interface ComingUpMailResponse extends SuccessResponse {
  /** True if the caller gets the mail of each week. */
  wanted: boolean;
}
