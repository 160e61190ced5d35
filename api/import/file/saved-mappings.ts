import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { Clock } from '../../platform/config/clock.js';
import type { ImportKind, ImportMapping, SavedMappingRecord } from '../../contract/imports.js';
import { Problem, refusal } from '../../contract/problem.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { execute } from '../../platform/database/statements/execute.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { SavedMapping } from '../import.tables.js';

@Injectable()
export class SavedMappings {
  constructor(
    @InjectRepository(SavedMapping) private readonly mappings: Repository<SavedMapping>,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(kind: ImportKind): Promise<SavedMappingRecord[]> {
    const mappings = await this.mappings.find({ where: { kind }, order: { nameKey: 'ASC' } });
    return mappings.map(({ id, name, mapping, createdAt }) => ({
      _id: id,
      kind,
      name,
      mapping: JSON.parse(mapping) as ImportMapping,
      createdAt: new Date(Number(createdAt)).toISOString(),
    }));
  }

  /** Replaces a mapping of the same name. */
  save(kind: ImportKind, name: string, mapping: ImportMapping): Promise<void> {
    return this.work.write(async (manager) => {
      const nameKey = uniqueKey(name);
      await manager.delete(SavedMapping, { kind, nameKey });
      await manager.insert(SavedMapping, {
        id: newId(),
        kind,
        name,
        nameKey,
        mapping: JSON.stringify(mapping),
        createdAt: this.clock.now(),
      });
    });
  }

  remove(id: string): Promise<void> {
    return this.work.write(async (manager) => {
      const removed = await execute(manager, 'DELETE FROM saved_mapping WHERE id = ?', [id]);
      if (removed === 0) throw new Problem('mapping.not_found', refusal('mapping.not_found'));
    });
  }
}
