import { UNATTENDED_HEADER } from '../../../api/contract/second-factor.js';

/** For calls that a clock makes: they do not keep a session from becoming idle. */
export const UNATTENDED: RequestInit = { headers: { [UNATTENDED_HEADER]: '1' } };
