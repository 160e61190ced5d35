import { COMMAND_LINE } from '../contract/pay-looks.js';
import type { AuditActor } from './recorded-entry.js';

/** Whoever has the server's shell has the database and its secret anyway, and is asked for no sign-in; what they do is recorded. */
export const BY_COMMAND_LINE: AuditActor = { accountId: null, name: COMMAND_LINE, requestId: null };
