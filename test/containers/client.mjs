import http from 'node:http';
import https from 'node:https';

/**
 * Speaks with a server at an address as if its name had led there.
 * @param {{ address: string, port?: number, authority?: string }} where `authority`: the certificate to believe, for https to localhost
 */
export class Client {
  #token;

  constructor({ address, port, authority }) {
    const protocol = authority ? https : http;
    this.request = (options, answer) =>
      protocol.request(
        { host: address, port, servername: 'localhost', ca: authority, ...options },
        answer,
      );
    this.agent = new protocol.Agent({ keepAlive: true });
  }

  /**
   * Answers status, headers and body (as text, and as JSON where it is that); rejects when the connection breaks. With a
   * promise as `until` all but the first letter of the body is sent when that is kept.
   */
  call(
    method,
    path,
    body,
    { agent = this.agent, type = 'application/json', until, headers: more } = {},
  ) {
    const headers = {
      ...more,
      host: 'localhost',
      ...(body && { 'content-type': type }),
      ...(this.#token && { authorization: `Bearer ${this.#token}` }),
    };
    return new Promise((resolve, reject) => {
      const request = this.request({ method, path, headers, agent }, (response) => {
        const parts = [];
        response.on('data', (part) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          const json = response.headers['content-type']?.startsWith('application/json')
            ? JSON.parse(text)
            : undefined;
          resolve({ status: response.statusCode, headers: response.headers, text, json });
        });
      });
      request.on('error', reject);
      request.setTimeout(30_000, () =>
        request.destroy(new Error(`${method} ${path} was not answered within 30 s`)),
      );
      const text = typeof body === 'object' ? JSON.stringify(body) : body;
      if (!until) return void request.end(text);
      request.setHeader('content-length', Buffer.byteLength(text));
      request.write(text.slice(0, 1));
      void until.then(() => request.end(text.slice(1)));
    });
  }

  async expect(status, method, path, body, options) {
    const answer = await this.call(method, path, body, options);
    if (answer.status !== status)
      throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
    return answer;
  }

  /** A form with fields and one CSV file. */
  upload(path, fields, file) {
    const boundary = 'between-the-parts';
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const last = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="people.csv"\r\nContent-Type: text/csv\r\n\r\n${file}\r\n--${boundary}--\r\n`;
    return this.call('POST', path, parts.join('') + last, {
      type: `multipart/form-data; boundary=${boundary}`,
    });
  }

  async signIn(email, password, options) {
    const { json } = await this.expect(
      200,
      'POST',
      '/api/auth/login',
      { email, password },
      options,
    );
    this.#token = json.token;
  }

  close() {
    this.agent.destroy();
  }
}
