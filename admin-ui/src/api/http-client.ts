import type { ErrorResponse } from '../../../api/contract/responses.js';
import type { BodyOf, IfDeclared, ResponseOf } from './call-types';
import { checkConnection } from './connection';
import { readServerTime } from './server-clock';
import { dropToken, readToken } from './token';

export const API = '/api';

/** Sent without the token, so that a 401 for a wrong password does not end the stored session. */
const ANONYMOUS = new Set([
  `${API}/auth/login`,
  `${API}/auth/forgot-password`,
  `${API}/auth/reset-password`,
  `${API}/auth/link`,
  `${API}/leave/link`,
  `${API}/leave/link/decide`,
  `${API}/config`,
]);

export interface HttpResponse {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** `status` is 0 if the server did not respond. `message` is the server's text or empty, never the browser's own text. */
export class RequestFailed extends Error {
  override readonly name = 'RequestFailed';

  constructor(
    readonly status: number,
    readonly body: Partial<ErrorResponse>,
  ) {
    super(body.error ?? '');
  }
}

/** Returns true if the request should be sent again, possibly after the user has acted. */
type RetryHandler = (failure: RequestFailed) => boolean | Promise<boolean>;

let shouldRetry: RetryHandler = () => false;

export function onRequestFailed(handler: RetryHandler): void {
  shouldRetry = handler;
}

export async function httpClient(url: string, options: RequestInit = {}): Promise<HttpResponse> {
  const response = await request(url, options);
  const body = await response.text().catch(() => '');
  return { status: response.status, headers: response.headers, body, json: parseJson(body) };
}

async function request(url: string, options: RequestInit): Promise<Response> {
  const token = ANONYMOUS.has(url) ? null : readToken();
  const response = await fetch(url, {
    ...options,
    headers: withDefaultHeaders(options, token),
  }).catch(() => {
    if (!options.signal?.aborted) void checkConnection();
    throw new RequestFailed(0, {});
  });
  readServerTime(response.headers);
  if (response.ok) return response;
  if (response.status === 401 && token) dropToken(token);
  const body: Partial<ErrorResponse> = parseJson(await response.text().catch(() => '')) ?? {};
  if (await shouldRetry(new RequestFailed(response.status, body))) return request(url, options);
  throw new RequestFailed(response.status, await inActiveLanguage(body));
}

const SENTENCES_MS = 3_000;

/** The sentences are loaded with the first refusal. If they cannot be, or not soon, the server's English stays. */
async function inActiveLanguage(body: Partial<ErrorResponse>): Promise<Partial<ErrorResponse>> {
  if (!body.refusal && !body.refusals) return body;
  const translated = import('./translate-refusals')
    .then(({ translateResponse }) => translateResponse(body))
    .catch(() => body);
  return Promise.race([
    translated,
    new Promise<typeof body>((resolve) => setTimeout(resolve, SENTENCES_MS, body)),
  ]);
}

export async function getJson<Path extends string>(
  path: Path,
  ...[options]: IfDeclared<'GET', Path, [options?: RequestInit]>
): Promise<ResponseOf<'GET', Path>> {
  return (await httpClient(`${API}${path}`, options)).json as ResponseOf<'GET', Path>;
}

/** To an address that is put together; those that are written out have types of their own. */
export function send(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  content?: unknown,
  options: RequestInit = {},
): Promise<HttpResponse> {
  const body =
    content === undefined || content instanceof FormData ? content : JSON.stringify(content);
  return httpClient(`${API}${path}`, { ...options, method, body });
}

export async function putJson<Path extends string>(
  path: Path,
  content: BodyOf<'PUT', Path>,
): Promise<ResponseOf<'PUT', Path>> {
  return (await send('PUT', path, content)).json as ResponseOf<'PUT', Path>;
}

export async function postJson<Path extends string>(
  path: Path,
  content: BodyOf<'POST', Path>,
  idempotencyKey?: string,
  options?: RequestInit,
): Promise<ResponseOf<'POST', Path>> {
  const headers = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : undefined;
  const response = await send('POST', path, content, { ...options, headers });
  return response.json as ResponseOf<'POST', Path>;
}

export async function deleteJson<Path extends string>(
  path: Path,
  ..._: IfDeclared<'DELETE', Path, []>
): Promise<ResponseOf<'DELETE', Path>> {
  return (await send('DELETE', path)).json as ResponseOf<'DELETE', Path>;
}

export async function getBlob<Path extends string>(
  path: Path,
  ...[accept]: IfDeclared<'GET', Path, [accept: string]>
): Promise<Blob> {
  return blobAt(path, accept);
}

/** From an address that is put together. */
export async function blobAt(path: string, accept: string): Promise<Blob> {
  const response = await request(`${API}${path}`, { headers: { Accept: accept } });
  return response.blob();
}

export async function postBlob<Path extends string>(
  path: Path,
  content: BodyOf<'POST', Path>,
  accept: string,
): Promise<Blob> {
  const response = await request(`${API}${path}`, {
    method: 'POST',
    headers: { Accept: accept },
    body: JSON.stringify(content),
  });
  return response.blob();
}

function withDefaultHeaders(
  { method = 'GET', body, headers: init }: RequestInit,
  token: string | null,
): Headers {
  const headers = new Headers(init);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  // The browser sets the type of a FormData body, with its boundary.
  if (typeof body === 'string') headers.set('Content-Type', 'application/json');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const xsrfToken = method === 'GET' ? undefined : cookie('XSRF-TOKEN');
  if (xsrfToken) headers.set('X-XSRF-TOKEN', xsrfToken);
  return headers;
}

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

function parseJson(body: string): object | undefined {
  try {
    return JSON.parse(body) as object;
  } catch {
    return undefined;
  }
}
