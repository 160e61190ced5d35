import { RequestFailed } from '../providers/http-client';

/** An id that is none, somebody else's record, or nothing there. */
const MISSING = [400, 403, 404];

/** Whether the server said that there is no such record; anything else is a failure, an answer that cannot be read for one. */
export const isMissing = (failure: unknown): boolean => failure === undefined || (failure instanceof RequestFailed && MISSING.includes(failure.status));
