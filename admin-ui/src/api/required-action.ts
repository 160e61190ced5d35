import type { RequiredAction } from '../../../api/contract/second-factor.js';
import { onRefused, type RequestFailed } from './http-client';
import { currentUser, requireAction } from './session';
import { onTokenDropped } from './token';

/** Calls that wait until it is done. */
const waiting: ((again: boolean) => void)[] = [];

/** `again`: they are made once more. */
export function resumeHeld(again: boolean): void {
  waiting.splice(0).forEach((resolve) => resolve(again));
}

const DEMANDS: Record<string, RequiredAction> = { 'auth.idle': 'confirm', 'auth.factor_required': 'enrol' };

/** Nothing is lost, not even what was on its way: it is sent once more. */
function held({ body: { code = '' } }: RequestFailed): boolean | Promise<boolean> {
  const first = DEMANDS[code];
  if (!first || !currentUser()) return false;
  requireAction(first);
  return new Promise((resolve) => waiting.push(resolve));
}

onRefused(held);
onTokenDropped(() => resumeHeld(false));
