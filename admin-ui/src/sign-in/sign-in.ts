import type { SignInResponse } from '../../../api/contract/auth/auth-responses.js';
import type { CurrentUserRecord } from '../../../api/contract/auth/users.js';
import type { MessageKey } from '../i18n/use-text';
import { RequestFailed, postJson } from '../api/http-client';
import { startSession } from '../api/session';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  code?: string;
}

/** The server's text or a message of ours; `code` is the server's error code. */
export type SignInError = ({ text: string } | { messageKey: MessageKey }) & { code?: string };

export async function signIn(credentials: Credentials): Promise<CurrentUserRecord | SignInError> {
  try {
    const response: SignInResponse | undefined = await postJson('/auth/login', credentials);
    if (!response?.token) return { messageKey: 'login.failed' };
    await startSession(response);
    return response.user;
  } catch (failure) {
    const { message, body } = failure instanceof RequestFailed ? failure : new RequestFailed(0, {});
    return message ? { text: message, code: body.code } : { messageKey: 'login.refused' };
  }
}
