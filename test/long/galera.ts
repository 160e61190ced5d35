import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql from 'mysql2/promise';
import { freePort } from '../support/mariadb.mjs';
import { MariaDbNode } from './mariadb-node.js';

const PROVIDERS = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib/libgalera_smm.so',
];
const SYNCED_MS = 90_000;
const COMPARISONS = 5;

export const provider = PROVIDERS.find((path) => existsSync(path));

/** Three nodes on this machine that replicate to each other. */
export class Galera {
  private constructor(
    readonly nodes: MariaDbNode[],
    private readonly addresses: string,
  ) {}

  static async start(): Promise<Galera> {
    if (!provider) throw new Error('Galera is not installed: apt install galera-4');
    const ports: number[] = [];
    for (let n = 0; n < 9; n++) ports.push((await freePort()) as number);
    const addresses = `gcomm://${ports
      .slice(0, 3)
      .map((port) => `127.0.0.1:${port}`)
      .join(',')}`;
    const nodes: MariaDbNode[] = [];
    const cluster = new Galera(nodes, addresses);
    try {
      for (let n = 0; n < 3; n++) {
        const [group, transfer, increments] = [ports[n], ports[n + 3], ports[n + 6]];
        const settings = [
          '--binlog-format=ROW',
          '--innodb-autoinc-lock-mode=2',
          '--wsrep-on=ON',
          `--wsrep-provider=${provider}`,
          '--wsrep-cluster-name=ems',
          '--wsrep-sst-method=rsync',
          `--wsrep-sst-receive-address=127.0.0.1:${transfer}`,
          `--wsrep-node-address=127.0.0.1:${group}`,
          `--wsrep-node-name=node${n + 1}`,
          '--wsrep-slave-threads=2',
          // As Galera's manual has it: what one node has not written yet, the others have. The log is written each second.
          '--innodb-flush-log-at-trx-commit=2',
          `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${group};ist.recv_addr=127.0.0.1:${increments};gcache.size=64M`,
        ];
        const node = await MariaDbNode.make({
          settings,
          joins: n > 0,
          password: nodes[0]?.password,
        });
        nodes.push(node);
        if (n === 0)
          await node.start(['--wsrep-new-cluster', `--wsrep-cluster-address=${addresses}`], {
            first: true,
          });
        else await cluster.join(n);
      }
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Starts a node, which brings itself up to date, and waits until it takes part. */
  async join(n: number): Promise<void> {
    const node = this.nodes[n] as MariaDbNode;
    await node.start([`--wsrep-cluster-address=${this.addresses}`]);
    await this.synced(n);
  }

  async synced(n: number): Promise<void> {
    const deadline = Date.now() + SYNCED_MS;
    for (;;) {
      const state = await this.status(n, 'wsrep_local_state_comment').catch(() => 'away');
      if (state === 'Synced') return;
      if (Date.now() > deadline) throw new Error(`Node ${n + 1} is ${state} and not synced.`);
      await sleep(100);
    }
  }

  async status(n: number, name: string): Promise<string> {
    const [row] = await this.ask<{ Value: string }>(n, `SHOW GLOBAL STATUS LIKE '${name}'`);
    return row?.Value ?? '';
  }

  /** Transactions of clients that gave way to another node's. */
  async clashes(): Promise<number> {
    let sum = 0;
    for (const n of this.nodes.keys()) {
      for (const name of ['wsrep_local_cert_failures', 'wsrep_local_bf_aborts'])
        sum += Number(await this.status(n, name));
    }
    return sum;
  }

  /** Tables that are not the same on all nodes, and stay so: servers that run write now and then. */
  async differences(): Promise<string[]> {
    let tables = (await this.ask<Record<string, string>>(0, 'SHOW TABLES FROM ems')).map(
      (row) => `ems.${Object.values(row)[0]}`,
    );
    for (let n = 0; n < COMPARISONS && tables.length > 0; n++) {
      if (n > 0) await sleep(1_000);
      tables = await this.differing(tables);
    }
    return tables.map((table) => `${table} differs between the nodes`);
  }

  private async differing(tables: string[]): Promise<string[]> {
    const sql = `CHECKSUM TABLE ${tables.join(', ')}`;
    const sums = await Promise.all(
      this.nodes.map((_, n) =>
        this.ask<{ Table: string; Checksum: string }>(n, sql, ['SET wsrep_sync_wait = 15']),
      ),
    );
    const of = (n: number, table: string) => sums[n]?.find((row) => row.Table === table)?.Checksum;
    return tables.filter((table) => new Set(this.nodes.map((_, n) => of(n, table))).size > 1);
  }

  async ask<Row>(n: number, sql: string, before: string[] = []): Promise<Row[]> {
    const connection = await mysql.createConnection({
      uri: (this.nodes[n] as MariaDbNode).url,
      connectTimeout: 2_000,
    });
    try {
      for (const setting of before) await connection.query(setting);
      const [rows] = await connection.query({ sql, timeout: 10_000 });
      return rows as Row[];
    } finally {
      connection.destroy();
    }
  }

  async stop(): Promise<void> {
    // The last first: the one that began the cluster stays its primary part.
    for (const node of [...this.nodes].reverse()) await node.stop();
  }
}
