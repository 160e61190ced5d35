import { onRefused, type RequestFailed } from './http-client';
import { currentUser, demand } from './session';
import { onTokenDropped } from './token';

/** Calls that wait until the password was given. */
const waiting: ((again: boolean) => void)[] = [];

/** `again`: they are made once more. */
export function letGo(again: boolean): void {
  waiting.splice(0).forEach((resolve) => resolve(again));
}

/** Of an idle session nothing is lost, not even what was on its way: it is sent once more. */
function held({ body }: RequestFailed): boolean | Promise<boolean> {
  if (body.code === 'auth.factor_required') demand('enrol');
  if (body.code !== 'auth.idle' || !currentUser()) return false;
  demand('confirm');
  return new Promise((resolve) => waiting.push(resolve));
}

onRefused(held);
onTokenDropped(() => letGo(false));
