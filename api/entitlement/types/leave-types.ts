import { Injectable } from '@nestjs/common';
import { chainOfType, chainRecord, storedChain } from '../../approval/chain.js';
import type { ApprovalStepRecord } from '../../contract/leave/approvals.js';
import { wireAmount } from '../../contract/leave/leave-amounts.js';
import type { LeaveTypeRecord } from '../../contract/leave/leave-policies.js';
import { Problem, refusal } from '../../contract/problem.js';
import { isAdmin, type Actor } from '../../platform/access/actor.js';
import { isId } from '../../platform/database/statements/ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { LeaveType } from '../entitlement.tables.js';

@Injectable()
export class LeaveTypes {
  constructor(private readonly work: UnitOfWork) {}

  /** In the order in which they were added. Archived ones are for admins, who may use them again. */
  async list(actor: Actor): Promise<LeaveTypeRecord[]> {
    const types = await this.all();
    if (!isAdmin(actor))
      return types.filter(({ archivedAt }) => archivedAt === null).map(leaveTypeRecord);
    const names = await this.namesOf(types);
    return types.map((type) => ({ ...leaveTypeRecord(type), chain: chainOf(type, names) }));
  }

  async names(): Promise<string[]> {
    return (await this.all()).map(({ name }) => name);
  }

  async byName(): Promise<Map<string, LeaveType>> {
    return new Map((await this.all()).map((type) => [type.name, type]));
  }

  async record(id: string): Promise<LeaveTypeRecord & { chain: ApprovalStepRecord[] }> {
    const type = await this.find(id);
    return { ...leaveTypeRecord(type), chain: chainOf(type, await this.namesOf([type])) };
  }

  async find(id: string): Promise<LeaveType> {
    const type = await this.work.manager.findOneBy(LeaveType, { id });
    if (!type) throw new Problem('type.not_found', refusal('type.not_found'));
    return type;
  }

  /** As parameters and bodies name it: by its id or by its name, archived or not. */
  async require(value: unknown, field = 'leaveType'): Promise<LeaveType> {
    const text = typeof value === 'string' ? value.trim() : '';
    const type =
      text === ''
        ? null
        : await this.work.manager.findOneBy(
            LeaveType,
            isId(text) ? { id: text.toLowerCase() } : { name: text },
          );
    if (!type) throw Problem.at(field, refusal('type.unknown'));
    return type;
  }

  /** The type with this name that new requests may have; otherwise a 400 for the field `leaveType`. */
  async requireRequestable(actor: Actor, name: string): Promise<LeaveType> {
    const types = await this.all();
    const type = types.find((one) => one.name === name);
    if (!type) throw Problem.at('leaveType', unknownType(types));
    if (type.archivedAt !== null)
      throw Problem.at('leaveType', refusal('type.archived', { type: name }));
    const reserved = enteredByAdmins(type);
    if (reserved && !isAdmin(actor)) throw reserved;
    return type;
  }

  /** By employee id, for the people of all chains. */
  private async namesOf(types: readonly LeaveType[]): Promise<Map<string, string>> {
    const ids = types.flatMap(({ chain }) =>
      (storedChain(chain) ?? []).flatMap(({ people = [] }) => people),
    );
    if (ids.length === 0) return new Map();
    const rows = await this.work.read<{ id: string; name: string }>(
      `SELECT e.id, a.name FROM employee e JOIN account a ON a.id = e.account_id WHERE e.id IN (${ids.map(() => '?').join(', ')})`,
      ids,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private all(): Promise<LeaveType[]> {
    return this.work.manager.find(LeaveType, { order: { id: 'ASC' } });
  }
}

/** An admin enters types that employees do not request for themselves, with a note why. */
export function enteredByAdmins({
  name,
  selfService,
}: Pick<LeaveType, 'name' | 'selfService'>): Problem | undefined {
  if (selfService === 1) return undefined;
  const reason = refusal('type.entered_by_admins', { type: name });
  return new Problem('type.entered_by_admins', reason, { errors: { leaveType: reason } });
}

function unknownType(types: LeaveType[]) {
  const names = types.filter(({ archivedAt }) => archivedAt === null).map(({ name }) => name);
  return refusal('field.not_choice', { label: 'Leave Type', choices: names.join(', ') });
}

function chainOf(type: LeaveType, names: ReadonlyMap<string, string>): ApprovalStepRecord[] {
  return chainRecord(chainOfType(type), names, (cost) => wireAmount(type.unit, cost));
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
    reasonRequired: type.reasonRequired === 1,
    visibleToTeam: type.visibleToTeam === 1,
    exemptFromCoverage: type.exemptFromCoverage === 1,
    archived: type.archivedAt !== null,
    version: type.version,
  };
}
