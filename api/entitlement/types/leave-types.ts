import { Injectable } from '@nestjs/common';
import type { LeaveTypeRecord } from '../../contract/leave-policies.js';
import { Problem, refusal } from '../../contract/problem.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { isId, uniqueKey, newId } from '../../platform/database/statements/rows.js';
import { UnitOfWork, bumpVersion } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveType } from '../entitlement.tables.js';
import type { EntityManager } from 'typeorm';
import { Audit } from '../../audit/audit.js';
import { lockLeaveRules } from '../../employee/leave-lock.js';
import { Clock } from '../../platform/config/clock.js';
import { Events } from '../../platform/events/events.js';
import { LeaveTypeRenamed } from './leave-type.events.js';
import type { LeaveTypeDto, LeaveTypeUpdateDto } from './leave-type.dto.js';

@Injectable()
export class LeaveTypes {
  constructor(private readonly work: UnitOfWork) {}

  /** In the order in which they were added. Archived ones are for admins, who may use them again. */
  async list(actor: Actor): Promise<LeaveTypeRecord[]> {
    const types = await this.all();
    return types.filter(({ archivedAt }) => archivedAt === null || isAdmin(actor)).map(leaveTypeRecord);
  }

  async names(): Promise<string[]> {
    return (await this.all()).map(({ name }) => name);
  }

  async byName(): Promise<Map<string, LeaveType>> {
    return new Map((await this.all()).map((type) => [type.name, type]));
  }

  async record(id: string): Promise<LeaveTypeRecord> {
    return leaveTypeRecord(await this.find(id));
  }

  async find(id: string): Promise<LeaveType> {
    const type = await this.work.manager.findOneBy(LeaveType, { id });
    if (!type) throw new Problem('type.not_found', refusal('type.not_found'));
    return type;
  }

  /** As parameters and bodies name it: by its id or by its name, archived or not. */
  async require(value: unknown, field = 'leaveType'): Promise<LeaveType> {
    const text = typeof value === 'string' ? value.trim() : '';
    const type = text === '' ? null : await this.work.manager.findOneBy(LeaveType, isId(text) ? { id: text.toLowerCase() } : { name: text });
    if (!type) throw Problem.at(field, refusal('type.unknown'));
    return type;
  }

  /** The type with this name that new requests may have; otherwise a 400 for the field `leaveType`. */
  async requireRequestable(actor: Actor, name: string): Promise<LeaveType> {
    const types = await this.all();
    const type = types.find((one) => one.name === name);
    if (!type) throw Problem.at('leaveType', unknownType(types));
    if (type.archivedAt !== null) throw Problem.at('leaveType', refusal('type.archived', { type: name }));
    const reserved = enteredByAdmins(type);
    if (reserved && !isAdmin(actor)) throw reserved;
    return type;
  }

  private all(): Promise<LeaveType[]> {
    return this.work.manager.find(LeaveType, { order: { id: 'ASC' } });
  }
}

/** An admin enters types that employees do not request for themselves, with a note why. */
export function enteredByAdmins({ name, selfService }: Pick<LeaveType, 'name' | 'selfService'>): Problem | undefined {
  if (selfService === 1) return undefined;
  const reason = refusal('type.entered_by_admins', { type: name });
  return new Problem('type.entered_by_admins', reason, { errors: { leaveType: reason } });
}

function unknownType(types: LeaveType[]) {
  const names = types.filter(({ archivedAt }) => archivedAt === null).map(({ name }) => name);
  return refusal('field.not_choice', { label: 'Leave Type', choices: names.join(', ') });
}

export function leaveTypeRecord(type: LeaveType): LeaveTypeRecord {
  return {
    _id: type.id,
    name: type.name,
    builtin: type.builtin === 1,
    unit: type.unit,
    counts: type.counts,
    halfDays: type.halfDays === 1,
    paid: type.paid === 1,
    selfService: type.selfService === 1,
    visibleToTeam: type.visibleToTeam === 1,
    archived: type.archivedAt !== null,
    version: type.version,
  };
}

type Settings = Omit<LeaveTypeRecord, '_id' | 'builtin' | 'version'>;

const ORDINARY: Omit<Settings, 'name'> = { unit: 'days', counts: 'working', halfDays: true, paid: true, selfService: true, visibleToTeam: false, archived: false };

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
  const { halfDays, paid, selfService, visibleToTeam } = flags;
  return {
    name, nameKey: uniqueKey(name), unit, counts,
    halfDays: Number(halfDays), paid: Number(paid), selfService: Number(selfService), visibleToTeam: Number(visibleToTeam),
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
