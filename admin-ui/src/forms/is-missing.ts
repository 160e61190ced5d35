import { RequestFailed } from '../providers/http-client';

/** An id that is none, somebody else's record, or nothing there. */
const MISSING = [400, 403, 404];

/** Whether it is known that there is no such record, without a failure or because the server said so; anything else is a failure, an answer that cannot be read for one. */
export const isMissing = (failure: unknown): boolean => failure == null || (failure instanceof RequestFailed && MISSING.includes(failure.status));
