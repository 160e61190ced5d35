import type { RequiredAction } from '../../../api/contract/auth/second-factor.js';
import { onRequestFailed, type RequestFailed } from './http-client';
import { currentUser, requireAction } from './session';
import { onTokenDropped } from './token';

const heldRequests: ((retry: boolean) => void)[] = [];

export function resumeHeld(retry: boolean): void {
  heldRequests.splice(0).forEach((resolve) => resolve(retry));
}

const ACTIONS_BY_CODE: Record<string, RequiredAction> = {
  'auth.idle': 'confirm',
  'auth.password_change_required': 'change-password',
  'auth.factor_required': 'enrol',
};

function holdRequest({ body: { code = '' } }: RequestFailed): boolean | Promise<boolean> {
  const action = ACTIONS_BY_CODE[code];
  if (!action || !currentUser()) return false;
  requireAction(action);
  return new Promise((resolve) => heldRequests.push(resolve));
}

onRequestFailed(holdRequest);
onTokenDropped(() => resumeHeld(false));
