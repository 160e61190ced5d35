import { UNATTENDED_HEADER } from '../../../api/contract/auth/second-factor.js';

/** For requests made by a timer: the server does not count them as activity of the session. */
export const UNATTENDED: RequestInit = { headers: { [UNATTENDED_HEADER]: '1' } };
