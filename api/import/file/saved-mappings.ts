import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditActor } from '../../audit/audit.js';
import type { ImportKind } from '../../contract/imports/import-fields.js';
import type { ImportMapping, SavedMappingRecord } from '../../contract/imports/import-mapping.js';
import { Problem, refusal } from '../../contract/problem.js';
import { Clock } from '../../platform/config/clock.js';
import { execute } from '../../platform/database/statements/execute.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { insertRows } from '../../platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { SavedMapping } from '../import.tables.js';

type Kind = SavedMapping['kind'];

interface SavedRow {
  id: string;
  name: string;
  mapping: string;
  savedBy: string;
  createdAt: number | string;
}

export interface Saved<Mapping> {
  _id: string;
  name: string;
  mapping: Mapping;
  savedBy: string;
  createdAt: string;
}

const COLUMNS = [
  'id',
  'kind',
  'name',
  'name_key',
  'mapping',
  'headings',
  'headings_key',
  'saved_by',
  'saved_by_name',
  'created_at',
];
const READ = 'SELECT id, name, mapping, saved_by_name AS savedBy, created_at AS createdAt';

/** How files were read, to be read in the same way again. */
@Injectable()
export class SavedMappings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(kind: ImportKind): Promise<SavedMappingRecord[]> {
    const rows = await this.work.read<SavedRow>(
      `${READ} FROM saved_mapping WHERE kind = ? ORDER BY name_key`,
      [kind],
    );
    return rows.map((row) => ({ kind, ...record<ImportMapping>(row) }));
  }

  /** The newest of a file with the same headings, in any order. */
  async matching<Mapping>(
    kind: Kind,
    headings: readonly string[],
  ): Promise<Saved<Mapping> | undefined> {
    const [row] = await this.work.read<SavedRow>(
      `${READ} FROM saved_mapping WHERE kind = ? AND headings_key = ? ORDER BY created_at DESC, id DESC LIMIT 1`,
      [kind, headingsKey(headings)],
    );
    return row && record<Mapping>(row);
  }

  /** In the caller's unit. Replaces a mapping of the same name; without a name, that of the same headings. */
  save(
    manager: EntityManager,
    actor: AuditActor,
    {
      kind,
      name,
      mapping,
      headings,
    }: {
      kind: Kind;
      name?: string;
      mapping: object;
      headings: readonly string[];
    },
  ): Promise<void> {
    const isMysql = manager.dataSource.options.type === 'mysql';
    const replaced = COLUMNS.filter((column) => !['id', 'kind', 'name_key'].includes(column)).map(
      (column) => `${column} = ${isMysql ? `VALUES(${column})` : `excluded.${column}`}`,
    );
    return insertRows(
      manager,
      'saved_mapping',
      COLUMNS,
      [
        [
          newId(),
          kind,
          name ?? '',
          name === undefined ? headingsKey(headings) : uniqueKey(name),
          JSON.stringify(mapping),
          JSON.stringify(headings),
          headingsKey(headings),
          actor.accountId,
          actor.name,
          this.clock.now(),
        ],
      ],
      `${isMysql ? 'ON DUPLICATE KEY UPDATE' : 'ON CONFLICT (kind, name_key) DO UPDATE SET'} ${replaced.join(', ')}`,
    );
  }

  remove(id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const removed = await execute(manager, 'DELETE FROM saved_mapping WHERE id = ?', [id]);
      if (removed === 0) throw new Problem('mapping.not_found', refusal('mapping.not_found'));
    });
  }
}

function record<Mapping>({ id, name, mapping, savedBy, createdAt }: SavedRow): Saved<Mapping> {
  return {
    _id: id,
    name,
    mapping: JSON.parse(mapping) as Mapping,
    savedBy,
    createdAt: new Date(Number(createdAt)).toISOString(),
  };
}

function headingsKey(headings: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([...headings].sort()))
    .digest('hex');
}
