import { setTimeout as sleep } from 'node:timers/promises';
import { ADMIN, startServer } from './processes.mjs';

const LOOK_MS = 200;

/** Runs `work` with a server on this database and an admin who is signed in. */
export async function withAdmin(database, work) {
  const server = await startServer(database);
  try {
    return await work(await Admin.at(server));
  } finally {
    await server.stop();
  }
}

export class Admin {
  constructor(server, headers) {
    this.server = server;
    this.headers = headers;
  }

  static async at(server, { email, password } = ADMIN) {
    const { token } = await new Admin(server, {}).send('POST', '/auth/login', { email, password });
    return new Admin(server, { authorization: `Bearer ${token}` });
  }

  get(path, asked) {
    return this.send('GET', asked ? path + query(asked) : path);
  }

  async send(method, path, body) {
    return (await this.response(method, path, body)).json();
  }

  async response(method, path, body) {
    const form = body instanceof FormData;
    const answer = await fetch(`${this.server.url}/api${path}`, {
      method,
      headers: { ...this.headers, ...(body && !form && { 'content-type': 'application/json' }) },
      body: form || body === undefined ? body : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  /** Actions that must not be left to an open screen need the password again. */
  confirm() {
    return this.send('POST', '/auth/confirm', { password: ADMIN.password });
  }

  /** Reads something again and again until it has ended. */
  async until(path, ended) {
    for (;;) {
      const answer = await this.get(path);
      if (ended(answer)) return answer;
      await sleep(LOOK_MS);
    }
  }
}

/** The query of a list: range, sort and filter, as JSON, and a day. */
export function query(asked) {
  const parameters = Object.entries(asked).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return `?${new URLSearchParams(parameters)}`;
}
