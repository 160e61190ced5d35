import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Stands between the server and its database, and can slow it down or take it away. */
export interface Proxy {
  /** The given address, through the proxy. */
  url: string;
  /** Cuts all connections and takes no new ones. */
  close(): Promise<void>;
  /** Takes connections again, at the same port. */
  open(): Promise<void>;
  /** From now on whatever is sent, in either direction, arrives this much later; with 0 what is held up arrives at once. */
  slow(ms: number): void;
}

export async function proxyTo(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const held = new Set<() => void>();
  let delayMs = 0;
  const delay = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (delayMs === 0) return done(null, chunk);
        const pass = () => {
          clearTimeout(timer);
          held.delete(pass);
          done(null, chunk);
        };
        const timer = setTimeout(pass, delayMs);
        held.add(pass);
      },
    });
  const slow = (ms: number) => {
    delayMs = ms;
    if (ms === 0) for (const pass of [...held]) pass();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port || 3306), hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(delay()).pipe(upstream).pipe(delay()).pipe(client);
  });
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(at, '127.0.0.1', resolve),
    );
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    open: () => listen(own),
    slow,
    close: () =>
      new Promise((resolve) => {
        slow(0);
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
