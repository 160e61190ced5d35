import type { SignInResponse } from '../../../api/contract/responses.js';
import type { CurrentUserRecord } from '../../../api/contract/records.js';
import type { MessageKey } from '../i18n/use-text';
import { post, RequestFailed } from '../api/http-client';
import { startSession } from '../api/session';

export interface Credentials {
  email: string;
  password: string;
  remember: boolean;
  /** Of the second factor, once it was asked for. */
  code?: string;
}

/** Why nobody was signed in: the server's own words, or a message of ours; `code` is the server's, for what comes next. */
export type Refusal = ({ words: string } | { message: MessageKey }) & { code?: string };

export async function signIn(credentials: Credentials): Promise<CurrentUserRecord | Refusal> {
  try {
    const { status, json } = await post('/auth/login', credentials);
    const answer = json as SignInResponse | undefined;
    if (status !== 200 || !answer?.success) return { message: 'login.failed' };
    await startSession(answer);
    return answer.user;
  } catch (failure) {
    const { message: words, body } = failure instanceof RequestFailed ? failure : new RequestFailed(0, {});
    return words ? { words, code: body.code } : { message: 'login.refused' };
  }
}
