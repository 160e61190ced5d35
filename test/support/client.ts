import { Agent, request } from 'node:http';
import type { CurrentUserRecord } from '../../api/contract/auth/users.js';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; the text where it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape, wrong ones too
  body: any;
}

/** The body of an answer that was hoped for; throws at a refusal. */
// oxlint-disable-next-line typescript/no-explicit-any -- the caller knows which record it asked for
export function accepted({ status, body }: Answer): any {
  if (status >= 300) throw new Error(`Refused: ${status} ${JSON.stringify(body)}`);
  return body;
}

/** An answer as it was read, for those who listen in. */
export interface HeardAnswer {
  method: string;
  url: string;
  status: number;
  /** Names and values in turn. */
  headers: string[];
  text: string;
}

/** As if the password had been given long ago. */
export const UNCONFIRM = 'UPDATE session SET confirmed_until = 0 WHERE id = ?';

/** Speaks HTTP to the server as a script does: a bearer token and no cookies, unless a test sends them. */
export class Client {
  token?: string;
  private password = '';
  user!: CurrentUserRecord;

  /** Told every answer to any client of the file. */
  static listener?: (heard: HeardAnswer) => void;

  constructor(readonly url: string) {}

  async signIn(email: string, password: string): Promise<Answer> {
    const answer = await this.post('/auth/login', { email, password });
    if (answer.status === 200) {
      this.token = answer.body.token;
      this.user = answer.body.user;
      this.password = password;
    }
    return answer;
  }

  /** The same session, at another address. */
  at(url: string): Client {
    const other = new Client(url);
    other.token = this.token;
    other.user = this.user;
    other.password = this.password;
    return other;
  }

  get(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.send('PUT', path, body, headers);
  }

  delete(path: string, headers?: Record<string, string>): Promise<Answer> {
    return this.send('DELETE', path, undefined, headers);
  }

  get sessionId(): string {
    const claims = Buffer.from(String(this.token).split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { sid: string }).sid;
  }

  /** Confirms the session by password, as role changes, links and exports need it. */
  confirm(password = this.password): Promise<Answer> {
    return this.post('/auth/confirm', { password });
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const url = new URL(`${this.url}/api${path}`);
    const { bytes, type } = await packed(body);
    const send = () =>
      exchanged(url, method, bytes, {
        ...AS_FETCH,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
        ),
      });
    // A body that is refused while it is sent can lose the answer.
    const { status, rawHeaders, text } = await send().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      return send();
    });
    const answer = answerOf(status, rawHeaders, text);
    Client.listener?.({ method, url: url.href, status, headers: rawHeaders, text });
    return answer;
  }
}

/** Scripts that use `fetch` send these headers. */
const AS_FETCH = {
  accept: '*/*',
  'accept-language': '*',
  'sec-fetch-mode': 'cors',
  'user-agent': 'node',
};
const kept = new Agent({ keepAlive: true });

async function packed(body: unknown): Promise<{ bytes?: string | Uint8Array; type?: string }> {
  if (body === undefined) return {};
  if (body instanceof FormData) {
    const form = new Response(body);
    return {
      bytes: new Uint8Array(await form.arrayBuffer()),
      type: form.headers.get('content-type') ?? undefined,
    };
  }
  if (typeof body === 'string') return { bytes: body, type: 'text/plain;charset=UTF-8' };
  return body instanceof Uint8Array
    ? { bytes: body }
    : { bytes: JSON.stringify(body), type: 'application/json' };
}

interface Exchanged {
  status: number;
  rawHeaders: string[];
  text: string;
}

/** One request by node:http: `fetch` takes several times the processor time, and a suite sends a hundred thousand. */
function exchanged(
  url: URL,
  method: string,
  bytes: string | Uint8Array | undefined,
  headers: Record<string, string>,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const length = bytes === undefined ? {} : { 'content-length': Buffer.byteLength(bytes) };
    const sent = request(url, { method, headers: { ...length, ...headers }, agent: kept });
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          rawHeaders: response.rawHeaders,
          text: new TextDecoder().decode(Buffer.concat(parts)),
        }),
      );
    });
    sent.end(bytes);
  });
}

function answerOf(status: number, rawHeaders: string[], text: string): Answer {
  let headers: Headers | undefined;
  // Few look at the headers.
  return {
    status,
    body: parsed(text),
    get headers() {
      return (headers ??= headersOf(rawHeaders));
    },
  };
}

function headersOf(raw: string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
