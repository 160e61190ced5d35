import { Injectable } from '@nestjs/common';
import type { LeaveTypeRecord } from '../../contract/leave-policies.js';
import { Problem, refusal } from '../../contract/problem.js';
import type { Actor } from '../../platform/access/actor.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { UnitOfWork, bumpVersion } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveType } from '../entitlement.tables.js';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { lockLeaveRules } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import { Events } from '../../platform/events/events.js';
import { LeaveTypeRenamed } from './leave-type.events.js';
import type { LeaveTypeDto, LeaveTypeUpdateDto } from './leave-type.dto.js';
import { LeaveTypes, leaveTypeRecord } from './leave-types.js';

type Settings = Omit<LeaveTypeRecord, '_id' | 'builtin' | 'version'>;

const ORDINARY: Omit<Settings, 'name'> = { unit: 'days', counts: 'working', halfDays: true, paid: true, selfService: true, reasonRequired: true, visibleToTeam: false, archived: false };

@Injectable()
export class LeaveTypeChanges {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly types: LeaveTypes,
  ) {}

  add(actor: Actor, dto: LeaveTypeDto): Promise<LeaveTypeRecord> {
    return this.work.write(async (manager) => {
      const id = newId();
      const settings = changed({ ...ORDINARY, name: dto.name }, dto);
      await manager.insert(LeaveType, { id, builtin: 0, closedUntil: null, closingsUntil: null, archivedAt: null, version: 1, ...columns(settings) });
      await this.audit.record(actor, { action: 'type.add', subject: 'type', id, name: settings.name, after: { ...settings } });
      return this.types.record(id);
    });
  }

  update(actor: Actor, id: string, dto: LeaveTypeUpdateDto): Promise<LeaveTypeRecord> {
    return this.work.write(async (manager) => {
      await lockLeaveRules(manager);
      await bumpVersion(manager, 'leave_type', id, dto.version);
      const type = await this.types.find(id);
      const { _id, builtin, version, ...before } = leaveTypeRecord(type);
      const after = changed(before, dto);
      if (builtin) requireKept(before, after);
      if (after.unit !== before.unit || after.counts !== before.counts) await requireUnused(manager, id, after.unit === before.unit ? 'counts' : 'unit');
      const archivedAt = after.archived ? (type.archivedAt ?? this.clock.now()) : null;
      await manager.update(LeaveType, { id }, { ...columns(after), archivedAt });
      if (after.name !== before.name) await this.events.emit(new LeaveTypeRenamed(id, after.name));
      await this.audit.record(actor, { action: 'type.update', subject: 'type', id, name: after.name, before, after });
      return this.types.record(id);
    });
  }
}

function changed(settings: Settings, dto: LeaveTypeUpdateDto): Settings {
  const values = Object.entries(dto).filter(([name, value]) => Object.hasOwn(settings, name) && value !== null && value !== undefined);
  return { ...settings, ...Object.fromEntries(values) };
}

function columns({ name, unit, counts, ...flags }: Settings): Partial<LeaveType> {
  const { halfDays, paid, selfService, reasonRequired, visibleToTeam } = flags;
  return {
    name, nameKey: uniqueKey(name), unit, counts,
    halfDays: Number(halfDays), paid: Number(paid), selfService: Number(selfService), reasonRequired: Number(reasonRequired), visibleToTeam: Number(visibleToTeam),
  };
}

function requireKept(before: Settings, after: Settings): void {
  if (after.name !== before.name) throw Problem.at('name', refusal('type.name_fixed', { type: before.name }));
  if (after.archived) throw Problem.at('archived', refusal('type.not_archivable', { type: before.name }));
}

/** All amounts so far were counted in this unit and this way. */
async function requireUnused(manager: EntityManager, id: string, field: 'unit' | 'counts'): Promise<void> {
  const [row] = await manager.query<{ used: number | string }[]>(
    `SELECT (EXISTS (SELECT 1 FROM leave_policy WHERE leave_type_id = ?) OR EXISTS (SELECT 1 FROM leave_entry WHERE leave_type_id = ?)
       OR EXISTS (SELECT 1 FROM leave_request WHERE leave_type_id = ? AND minutes IS NOT NULL)) AS used`,
    [id, id, id],
  );
  if (Number(row?.used) === 0) return;
  const reason = refusal('rules.in_use');
  throw new Problem('rules.in_use', reason, { errors: { [field]: reason } });
}
