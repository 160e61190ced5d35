import { unsupportedEngine } from '../../platform/database/connection/engine-version.js';
import { fault, ok, warning, type Check, type Finding, type CheckContext } from './finding.js';

const SLOW_MS = 50;
const MIN_PACKET_BYTES = 8 * 1024 * 1024;

export const checkDatabase: Check = async (context) => {
  const startedAt = performance.now();
  await context.read('SELECT 1 AS one');
  const ms = performance.now() - startedAt;
  const findings = context.configuration.databaseUrl
    ? await serverFindings(context)
    : await embeddedFindings(context);
  if (ms > SLOW_MS)
    findings.push(
      warning(
        `The database takes ${Math.round(ms)} ms to answer.`,
        'Put server and database close to each other; check the load of the database machine.',
      ),
    );
  return findings;
};

async function embeddedFindings({ read }: CheckContext): Promise<Finding[]> {
  const broken = (await read<Record<string, string>>('PRAGMA quick_check(5)'))
    .map((row) => Object.values(row)[0])
    .filter((line) => line !== 'ok');
  if (broken.length > 0)
    return [
      fault(
        `The file is damaged: ${broken[0]}`,
        'Stop the server, keep the file, check the disk, and then restore the newest backup.',
      ),
    ];
  const [row] = await read<{ journal_mode: string }>('PRAGMA journal_mode');
  if (row?.journal_mode !== 'wal')
    return [warning(`Its journal is "${row?.journal_mode}".`, 'Start the server once to set it.')];
  return [ok('The embedded database answers, and its file is intact.')];
}

async function serverFindings({ read }: CheckContext): Promise<Finding[]> {
  const [row] = await read<{
    version: string;
    flush: number;
    packet: number | string;
    charset: string;
  }>(
    'SELECT VERSION() AS version, @@GLOBAL.innodb_flush_log_at_trx_commit AS flush, @@GLOBAL.max_allowed_packet AS packet, @@character_set_database AS charset',
  );
  const variables = await read<{ Variable_name: string; Value: string }>(
    "SHOW GLOBAL STATUS LIKE 'wsrep_%'",
  );
  const status: Status = (name) => variables.find(({ Variable_name: one }) => one === name)?.Value;
  const clustered = Number(status('wsrep_cluster_size') ?? 0) > 0;
  const old = unsupportedEngine(row?.version ?? '');
  if (old) return [fault(old, 'Upgrade the database server.')];
  const findings: Finding[] = [];
  if (Number(row?.flush) !== 1 && !clustered) {
    findings.push(
      fault(
        'A power failure can lose up to a second of saved data.',
        'Set innodb_flush_log_at_trx_commit=1 on the database server.',
      ),
    );
  }
  if (Number(row?.packet) < MIN_PACKET_BYTES)
    findings.push(
      warning(
        'The database accepts only small packets; large imports and images may be refused.',
        'Set max_allowed_packet=64M on the database server.',
      ),
    );
  if (!row?.charset.startsWith('utf8mb4'))
    findings.push(
      warning(
        `The character set of the database is ${row?.charset}.`,
        'ALTER DATABASE … CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
      ),
    );
  if (clustered) findings.push(...clusterFindings(status));
  return findings.length > 0 ? findings : [ok(`${row?.version} answers and stores data durably.`)];
}

type Status = (name: string) => string | undefined;

function clusterFindings(status: Status): Finding[] {
  if (status('wsrep_cluster_status') !== 'Primary')
    return [
      fault(
        `This node is ${status('wsrep_cluster_status')}: it has lost the others.`,
        'Bring the other nodes back, or connect the server to another one.',
      ),
    ];
  if (Number(status('wsrep_cluster_size')) >= 3) return [];
  return [
    warning(
      `The cluster has ${status('wsrep_cluster_size')} nodes: losing one more can stop it.`,
      'Bring the missing node back.',
    ),
  ];
}
