import type { EntityManager } from 'typeorm';
import { verifyChain, type ChainReport } from '../../api/audit/chain-verification.js';
import type { Secret } from '../../api/platform/config/secret.js';
import { newId } from '../../api/platform/database/statements/ids.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import type { TestServer } from './server.js';

export function entry(name: string, recordedAt = Date.now()): unknown[] {
  return [
    newId(),
    recordedAt,
    'Import',
    'department.import',
    'department',
    newId(),
    name,
    '{"dep_name":"Ünï"}',
  ];
}

export async function insertEntries(manager: EntityManager, entries: unknown[][]): Promise<void> {
  for (let start = 0; start < entries.length; start += 100) {
    const some = entries.slice(start, start + 100);
    const sql = `INSERT INTO audit_entry (id, recorded_at, actor_name, action, subject, subject_id, subject_name, value_after) VALUES ${some.map(() => '(?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`;
    await manager.query(sql, some.flat());
  }
}

class Undone extends Error {}

/** Verifies the chain after these statements, and undoes them. */
export async function afterTampering(
  server: TestServer,
  secret: Secret,
  tamper: (manager: EntityManager) => Promise<unknown>,
  now = Date.now(),
): Promise<ChainReport> {
  let report: ChainReport | undefined;
  await server.app
    .get(UnitOfWork)
    .write(async (manager) => {
      await tamper(manager);
      report = await verifyChain((sql, parameters) => manager.query(sql, parameters), {
        secret,
        now,
      });
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return report as ChainReport;
}

export const run =
  (...statements: string[]) =>
  async (manager: EntityManager) => {
    for (const sql of statements) await manager.query(sql);
  };
