import type { ErrorAnswer } from '../../../api/contract/answers.js';
import { dropToken, readToken } from './token';

export const API = '/api';

/** Sent without the token, so that a wrong password says nothing about the session of before. */
const ANONYMOUS = new Set([`${API}/auth/login`, `${API}/config`]);

/** An answer in the shape that ra-data-simple-rest reads. */
export interface HttpAnswer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/**
 * `status` 0: no answer came. `message` is the server's text for a person, or empty:
 * a browser's own words never reach a screen. react-admin puts `body.errors` on the inputs.
 */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  constructor(
    readonly status: number,
    readonly body: Partial<ErrorAnswer>,
  ) {
    super(body.error ?? '');
  }
}

export async function httpClient(url: string, options: RequestInit = {}): Promise<HttpAnswer> {
  const token = ANONYMOUS.has(url) ? null : readToken();
  const response = await fetch(url, { ...options, headers: headers(options, token) }).catch(() => {
    throw new RequestFailed(0, {});
  });
  const body = await response.text().catch(() => '');
  const json = parsed(body);
  if (response.status === 401 && token) dropToken(token);
  if (!response.ok) throw new RequestFailed(response.status, json ?? {});
  return { status: response.status, headers: response.headers, body, json };
}

export async function getJson<Answer>(path: string): Promise<Answer> {
  return (await httpClient(`${API}${path}`)).json as Answer;
}

export function post(path: string, content: unknown, options: RequestInit = {}): Promise<HttpAnswer> {
  return httpClient(`${API}${path}`, { ...options, method: 'POST', body: JSON.stringify(content) });
}

function headers({ method = 'GET', body, headers: given }: RequestInit, token: string | null): Headers {
  const all = new Headers(given);
  all.set('Accept', 'application/json');
  // A form with files names its own type and boundary.
  if (typeof body === 'string') all.set('Content-Type', 'application/json');
  if (token) all.set('Authorization', `Bearer ${token}`);
  const antiForgery = method === 'GET' ? undefined : cookie('XSRF-TOKEN');
  if (antiForgery) all.set('X-XSRF-TOKEN', antiForgery);
  return all;
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
