import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GivenStep } from '../../approval/chain-field.js';
import { Audit } from '../../audit/audit.js';
import { PEOPLE_MAX, STEPS_MAX, type ApprovalStepRecord } from '../../contract/leave/approvals.js';
import { storedAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveTypeRecord } from '../../contract/leave/leave-policies.js';
import type { LeaveUnit } from '../../contract/leave/policy-rules.js';
import { Problem, refusal } from '../../contract/problem.js';
import { lockLeaveRules } from '../../employee/leave-lock.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { uniqueKey } from '../../platform/database/statements/folded-text.js';
import { newId } from '../../platform/database/statements/ids.js';
import { bumpVersion } from '../../platform/database/statements/record-version.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { Events } from '../../platform/events/events.js';
import { LEAVE_TYPE, LeaveType } from '../entitlement.tables.js';
import type { LeaveTypeDto, LeaveTypeUpdateDto } from './leave-type.dto.js';
import { LeaveTypeRenamed } from './leave-type.events.js';
import { LeaveTypes } from './leave-types.js';

/** With the chain as it is sent. */
type Settings = Omit<LeaveTypeRecord, '_id' | 'builtin' | 'version' | 'chain'> & {
  chain: GivenStep[];
};

const ORDINARY: Omit<Settings, 'name'> = {
  unit: 'days',
  counts: 'working',
  halfDays: true,
  paid: true,
  selfService: true,
  reasonRequired: true,
  visibleToTeam: false,
  exemptFromCoverage: false,
  archived: false,
  chain: [{ who: 'approver' }],
};

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
      await requirePeople(manager, settings.chain);
      await manager.insert(LeaveType, {
        id,
        builtin: 0,
        closedUntil: null,
        closingsUntil: null,
        archivedAt: null,
        version: 1,
        ...columns(settings),
      });
      await this.audit.record(actor, {
        action: 'type.add',
        subject: 'type',
        id,
        name: settings.name,
        after: await this.auditValues(id),
      });
      return this.types.record(id);
    });
  }

  update(actor: Actor, id: string, dto: LeaveTypeUpdateDto): Promise<LeaveTypeRecord> {
    return this.work.write(async (manager) => {
      await lockLeaveRules(manager);
      await bumpVersion(manager, LEAVE_TYPE, id, dto.version);
      const type = await this.types.find(id);
      const { _id, builtin, version, chain, ...values } = await this.types.record(id);
      const audited = await this.auditValues(id);
      const before = { ...values, chain: givenSteps(chain) };
      const after = changed(inUnit(before, dto), dto);
      if (dto.chain) await requirePeople(manager, after.chain);
      if (builtin) requireKept(before, after);
      if (after.unit !== before.unit || after.counts !== before.counts)
        await requireUnused(manager, id, after.unit === before.unit ? 'counts' : 'unit');
      const archivedAt = after.archived ? (type.archivedAt ?? this.clock.now()) : null;
      await manager.update(LeaveType, { id }, { ...columns(after), archivedAt });
      if (after.name !== before.name) await this.events.emit(new LeaveTypeRenamed(id, after.name));
      await this.audit.record(actor, {
        action: 'type.update',
        subject: 'type',
        id,
        name: after.name,
        before: audited,
        after: await this.auditValues(id),
      });
      return this.types.record(id);
    });
  }

  private async auditValues(id: string): Promise<Record<string, unknown>> {
    const { _id, builtin, version, chain, ...values } = await this.types.record(id);
    return {
      ...values,
      chain: chain
        .map(({ who, people, overCost }) =>
          [
            people?.map(({ name }) => name).join(' / ') ?? who,
            overCost !== undefined && `≥ ${overCost}`,
          ]
            .filter(Boolean)
            .join(' '),
        )
        .join(', '),
    };
  }
}

function givenSteps(chain: readonly ApprovalStepRecord[]): GivenStep[] {
  return chain.map(({ people, ...step }) => ({
    ...step,
    ...(people && { people: people.map(({ _id }) => _id) }),
  }));
}

/** A cost says nothing in another unit, so a step that was skipped below one is then taken by all requests. */
function inUnit(settings: Settings, { unit }: LeaveTypeUpdateDto): Settings {
  return !unit || unit === settings.unit
    ? settings
    : { ...settings, chain: settings.chain.map(({ overCost: _, ...step }) => step) };
}

function storedSteps(chain: readonly GivenStep[], unit: LeaveUnit): string {
  return JSON.stringify(
    chain.map(({ overCost, ...step }) => {
      if (overCost === undefined) return step;
      const stored = storedAmount(unit, overCost);
      if (Number.isNaN(stored))
        throw Problem.at(
          'chain',
          refusal('approval.chain_malformed', { label: 'Approval', max: STEPS_MAX }),
        );
      return { ...step, overCost: stored };
    }),
  );
}

async function requirePeople(manager: EntityManager, chain: readonly GivenStep[]): Promise<void> {
  for (const [index, { people = [] }] of chain.entries()) {
    if (people.length === 0) continue;
    const [row] = await manager.query<{ found: number | string }[]>(
      `SELECT COUNT(*) AS found FROM employee WHERE id IN (${people.map(() => '?').join(', ')})`,
      people,
    );
    if (Number(row?.found) !== people.length)
      throw Problem.at(
        'chain',
        refusal('approval.people_missing', { step: index + 1, max: PEOPLE_MAX }),
      );
  }
}

function changed(settings: Settings, dto: LeaveTypeUpdateDto): Settings {
  const values = Object.entries(dto).filter(
    ([name, value]) => Object.hasOwn(settings, name) && value !== null && value !== undefined,
  );
  return { ...settings, ...Object.fromEntries(values) };
}

function columns({ name, unit, counts, chain, ...flags }: Settings): Partial<LeaveType> {
  const { halfDays, paid, selfService, reasonRequired, visibleToTeam, exemptFromCoverage } = flags;
  return {
    name,
    nameKey: uniqueKey(name),
    unit,
    counts,
    chain: storedSteps(chain, unit),
    halfDays: Number(halfDays),
    paid: Number(paid),
    selfService: Number(selfService),
    reasonRequired: Number(reasonRequired),
    visibleToTeam: Number(visibleToTeam),
    exemptFromCoverage: Number(exemptFromCoverage),
  };
}

function requireKept(before: Settings, after: Settings): void {
  if (after.name !== before.name)
    throw Problem.at('name', refusal('type.name_fixed', { type: before.name }));
  if (after.archived)
    throw Problem.at('archived', refusal('type.not_archivable', { type: before.name }));
}

/** All amounts so far were counted in this unit and this way. */
async function requireUnused(
  manager: EntityManager,
  id: string,
  field: 'unit' | 'counts',
): Promise<void> {
  const [row] = await manager.query<{ used: number | string }[]>(
    `SELECT (EXISTS (SELECT 1 FROM leave_policy WHERE leave_type_id = ?) OR EXISTS (SELECT 1 FROM leave_entry WHERE leave_type_id = ?)
       OR EXISTS (SELECT 1 FROM leave_request WHERE leave_type_id = ? AND minutes IS NOT NULL)) AS used`,
    [id, id, id],
  );
  if (Number(row?.used) === 0) return;
  const reason = refusal('rules.in_use');
  throw new Problem('rules.in_use', reason, { errors: { [field]: reason } });
}
