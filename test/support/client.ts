import type { CurrentUserRecord } from '../../api/contract/records.js';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON; the text where it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape, wrong ones too
  body: any;
}

/** Speaks HTTP to the server as a script does: a bearer token and no cookies, unless a test sends them. */
export class Client {
  token?: string;
  user!: CurrentUserRecord;

  constructor(readonly url: string) {}

  async signIn(email: string, password: string): Promise<Answer> {
    const answer = await this.post('/auth/login', { email, password });
    if (answer.status === 200) {
      this.token = answer.body.token;
      this.user = answer.body.user;
    }
    return answer;
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

  /** Confirms the session by password, as role changes, links and exports need it. */
  confirm(password: string): Promise<Answer> {
    return this.post('/auth/confirm', { password });
  }

  async send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const plain = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body !== undefined && !plain ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body === undefined ? undefined : plain ? (body as BodyInit) : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: parsed(text) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
