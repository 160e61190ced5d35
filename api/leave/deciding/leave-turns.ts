import { Injectable } from '@nestjs/common';
import { ApprovalPeople } from '../../approval/approval-people.js';
import { ApprovalSetting } from '../../approval/approval-setting.js';
import { storedChain } from '../../approval/chain.js';
import {
  whoseTurn,
  type ApprovalFacts,
  type ApprovalStep,
  type Decider,
} from '../../approval/whose-turn.js';
import type { ApprovalSettings } from '../../contract/leave/approvals.js';
import { workingDaysBetween } from '../../contract/leave/working-days.js';
import { EntitlementFacts } from '../../entitlement/facts/entitlement-facts.js';
import { Clock } from '../../platform/config/clock.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { requestedOfRow, typeOfRow, type LeaveRow } from '../leave-row.js';
import { daysOfLeave } from '../requested-leave.js';

/** Whose turn a request is, now. */
export interface LeaveTurn {
  /** Empty unless the request is pending. */
  deciders: Decider[];
  /** False where admins decide: without approvals, and for requests from before them. */
  hasSteps: boolean;
  facts: ApprovalFacts;
}

const BY_HR: readonly ApprovalStep[] = [{ who: 'hr' }];

@Injectable()
export class LeaveTurns {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly setting: ApprovalSetting,
    private readonly people: ApprovalPeople,
    private readonly entitlement: EntitlementFacts,
  ) {}

  async readTurn(row: LeaveRow): Promise<LeaveTurn> {
    return (await this.readTurns([row])).get(row.id) as LeaveTurn;
  }

  /** `approvers`: of people who would have another one than today. */
  async readTurns(
    rows: readonly LeaveRow[],
    setting?: ApprovalSettings,
    approvers?: ReadonlyMap<string, string | null>,
  ): Promise<Map<string, LeaveTurn>> {
    const turns = new Map<string, LeaveTurn>();
    if (rows.length === 0) return turns;
    const { approvals, escalateDays } = setting ?? (await this.setting.read());
    const chains = rows.map((row) => (approvals && storedChain(row.chain)) || BY_HR);
    const costs = await this.costsOf(rows, chains);
    const around = await this.people.readFor(
      rows.map((row, index) => ({ requester: row.employee_id, chain: chains[index] ?? [] })),
      approvers,
    );
    const earlier = await this.earlierDeciders(rows.map(({ id }) => id));
    const today = this.clock.today();
    for (const [index, row] of rows.entries()) {
      const chain = chains[index] ?? BY_HR;
      const hasSteps = chain !== BY_HR;
      const since = Number(row.step_since ?? row.created_at);
      const facts: ApprovalFacts = {
        ...around,
        requester: row.employee_id,
        chain,
        step: hasSteps ? (row.step ?? 0) : 0,
        cost: costs.get(row.id) ?? null,
        earlierDeciders: hasSteps ? (earlier.get(row.id) ?? []) : [],
        daysWaiting:
          hasSteps && escalateDays !== null
            ? workingDaysBetween(this.clock.dateOf(since), today)
            : 0,
        escalateDays: hasSteps ? escalateDays : null,
      };
      turns.set(row.id, {
        facts,
        hasSteps,
        deciders: row.status === 'Pending' ? whoseTurn(facts) : [],
      });
    }
    return turns;
  }

  /** In thousandths of a day or minutes, by request; only where a step depends on it and a policy holds. */
  async costsOf(
    rows: readonly LeaveRow[],
    chains: readonly (readonly ApprovalStep[])[],
  ): Promise<Map<string, number>> {
    const costed = rows.filter((_, index) =>
      chains[index]?.some(({ overCost }) => overCost !== undefined),
    );
    if (costed.length === 0) return new Map();
    const people = await this.entitlement.readTerms([
      ...new Set(costed.map((row) => row.employee_id)),
    ]);
    return new Map(
      costed.flatMap((row) => {
        const days = people
          .get(row.employee_id)
          ?.costs(typeOfRow(row), daysOfLeave(requestedOfRow(row)));
        return days ? [[row.id, days.reduce((sum, { cost }) => sum + cost, 0)]] : [];
      }),
    );
  }

  private async earlierDeciders(ids: readonly string[]): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    const rows = await readByIds(ids, (some, places) =>
      this.work.read<{ id: string; decider: string }>(
        `SELECT leave_id AS id, decided_by AS decider FROM leave_decision WHERE leave_id IN (${places})`,
        some,
      ),
    );
    for (const { id, decider } of rows) found.set(id, [...(found.get(id) ?? []), decider]);
    return found;
  }
}
