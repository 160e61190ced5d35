import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Stands between the server and its database, and can take it away. */
export interface Proxy {
  /** The given address, through the proxy. */
  url: string;
  /** Cuts all connections and takes no new ones. */
  close(): Promise<void>;
  /** Takes connections again, at the same port. */
  open(): Promise<void>;
}

export async function proxyTo(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port || 3306), hostname);
    for (const [socket, other] of [[client, upstream], [upstream, client]] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  const listen = (at: number) => new Promise<void>((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve));
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  return {
    url: url.href,
    open: () => listen(own),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
