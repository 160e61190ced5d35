import type { ErrorResponse } from '../../../api/contract/responses.js';
import { dropToken, readToken } from './token';

export const API = '/api';

/** Sent without the token, so that a wrong password says nothing about the session of before. */
const ANONYMOUS = new Set([`${API}/auth/login`, `${API}/auth/forgot-password`, `${API}/auth/reset-password`, `${API}/config`]);

/** An answer in the shape that ra-data-simple-rest reads. */
export interface HttpResponse {
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
    readonly body: Partial<ErrorResponse>,
  ) {
    super(body.error ?? '');
  }
}

/** Resolves with true for a call that was held back and is to be made once more. */
type Held = (failure: RequestFailed) => boolean | Promise<boolean>;

let held: Held = () => false;

/** Asked about every refusal. */
export function onRefused(hold: Held): void {
  held = hold;
}

export async function httpClient(url: string, options: RequestInit = {}): Promise<HttpResponse> {
  const response = await answerOf(url, options);
  const body = await response.text().catch(() => '');
  return { status: response.status, headers: response.headers, body, json: parsed(body) };
}

async function answerOf(url: string, options: RequestInit): Promise<Response> {
  const token = ANONYMOUS.has(url) ? null : readToken();
  const response = await fetch(url, { ...options, headers: headers(options, token) }).catch(() => {
    throw new RequestFailed(0, {});
  });
  if (response.ok) return response;
  if (response.status === 401 && token) dropToken(token);
  const failure = new RequestFailed(response.status, parsed(await response.text().catch(() => '')) ?? {});
  if (await held(failure)) return answerOf(url, options);
  throw failure;
}

export async function getJson<Answer>(path: string, options?: RequestInit): Promise<Answer> {
  return (await httpClient(`${API}${path}`, options)).json as Answer;
}

export function post(path: string, content: unknown, options: RequestInit = {}): Promise<HttpResponse> {
  return send('POST', path, content, options);
}

/** `content` goes as JSON, or as the form it is. */
export function send(method: 'POST' | 'PUT' | 'DELETE', path: string, content?: unknown, options: RequestInit = {}): Promise<HttpResponse> {
  const body = content === undefined || content instanceof FormData ? content : JSON.stringify(content);
  return httpClient(`${API}${path}`, { ...options, method, body });
}

export const putJson = async <Answer>(path: string, content: unknown) => (await send('PUT', path, content)).json as Answer;

/** With a key, however often it is sent it is done once. */
export const postJson = async <Answer>(path: string, content: unknown, idempotencyKey?: string) =>
  (await send('POST', path, content, { headers: idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined })).json as Answer;

/** What is no JSON: photos, CSV. A refusal is JSON all the same. */
export async function getBlob(path: string, accept: string): Promise<Blob> {
  const response = await answerOf(`${API}${path}`, { headers: { Accept: accept } });
  return response.blob();
}

function headers({ method = 'GET', body, headers: given }: RequestInit, token: string | null): Headers {
  const all = new Headers(given);
  if (!all.has('Accept')) all.set('Accept', 'application/json');
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

function parsed(body: string): object | undefined {
  try {
    return JSON.parse(body) as object;
  } catch {
    return undefined;
  }
}
