import { once, type EventEmitter } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import mysql from 'mysql2';

const VERSION = '11.8.2-MariaDB';
const UTF8 = 45;
const WITHOUT_TLS = 0xfff7ff;
const VERSION_COLUMN = {
  catalog: 'def',
  schema: '',
  table: '',
  orgTable: '',
  name: 'version',
  orgName: '',
  characterSet: UTF8,
  columnLength: 100,
  columnType: 253,
  flags: 0,
  decimals: 0,
};

interface ServerSide extends EventEmitter {
  sequenceId: number;
  serverHandshake(options: object): void;
  writeOk(): void;
  writeTextResult(rows: object[], columns: object[]): void;
  writeError(error: { code: number; message: string }): void;
}

/** Each is a database that takes connections and does no work. */
export const CONDITIONS = [
  'accepts and never answers',
  'falls silent after a while',
  'has lost the other nodes',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export interface BrokenDatabase {
  url: string;
  close(): void;
}

export async function startBrokenDatabase(condition: Condition): Promise<BrokenDatabase> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    if (condition !== 'accepts and never answers') speak(socket, condition);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `mysql://user:password@127.0.0.1:${port}/company`,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function speak(socket: Socket, condition: Condition): void {
  const connection = mysql.createConnection({
    stream: socket,
    isServer: true,
  } as mysql.ConnectionOptions) as unknown as ServerSide;
  connection.on('error', () => undefined);
  // Each command of the client counts its packets anew.
  const reply = (write: () => void) => {
    write();
    connection.sequenceId = 0;
  };
  connection.serverHandshake({
    protocolVersion: 10,
    serverVersion: VERSION,
    connectionId: 1,
    statusFlags: 2,
    characterSet: UTF8,
    capabilityFlags: WITHOUT_TLS,
    authCallback: (_: unknown, done: (error: null) => void) => reply(() => done(null)),
  });
  connection.on('stmt_prepare', () => reply(() => connection.writeOk()));
  connection.on('query', (sql: string) => {
    if (/VERSION\(\)/i.test(sql))
      reply(() => connection.writeTextResult([{ version: VERSION }], [VERSION_COLUMN]));
    else if (condition === 'has lost the other nodes')
      reply(() =>
        connection.writeError({
          code: 1047,
          message: 'WSREP has not yet prepared node for application use',
        }),
      );
  });
}
