import { Injectable } from '@nestjs/common';
import { amount } from '../../contract/money.js';
import type { AbsentRecord } from '../../contract/payroll/pay-runs.js';
import { readByIds } from '../../platform/database/statements/read-by-ids.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import { holdReason } from '../facts/hold-reason.js';
import {
  absentOf,
  PayRunStore,
  type AbsentPerson,
  type StoredRun,
} from '../facts/pay-run-store.js';
import type { Recovery } from '../settlement/payslip-line.js';

interface NamedPerson {
  id: string;
  employeeId: string;
  name: string;
  department: string;
  payslip: string | null;
}

/** People without pay in a run: on hold, gone, or with nothing due. */
@Injectable()
export class AbsentPeople {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: PayRunStore,
  ) {}

  async list(id: string): Promise<AbsentRecord[]> {
    const run = await this.runs.find(id);
    const absent = [...(await this.find(run)), ...(await this.owingWithNothing(id))];
    const ids = absent.map(({ employeeId }) => employeeId);
    const people = new Map((await this.people(id, ids)).map((person) => [person.id, person]));
    const paidOut = await this.unusedLeavePaid(ids);
    return absent.flatMap(({ employeeId, reason, previousNet, amount: left, date, note }) => {
      const person = people.get(employeeId);
      if (!person) return [];
      const { id: _id, payslip, ...named } = person;
      const why = note === null ? null : holdReason(note, named.name, run.payDate);
      return [
        {
          payslip,
          employee: { _id, ...named },
          reason,
          previousNet: previousNet === null ? null : amount(previousNet),
          amount: left === null ? null : amount(left),
          date,
          note: why && why.text,
          noteRefusal: why && why.refusal,
          unusedLeavePaid: paidOut.has(employeeId),
        },
      ];
    });
  }

  private async unusedLeavePaid(employeeIds: readonly string[]): Promise<Set<string>> {
    const rows = await readByIds(employeeIds, (some, places) =>
      this.work.read<{ id: string }>(
        `SELECT t.employee_id AS id FROM pay_assignment t JOIN pay_run r ON r.id = t.run_id
         WHERE t.employee_id IN (${places}) AND t.settled_day IS NOT NULL AND t.withdrawn_at IS NULL AND r.state = 'paid'`,
        some,
      ),
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** As computed, and who was put on hold when the run was paid: a record had taken the pay date. */
  async find(run: StoredRun): Promise<AbsentPerson[]> {
    const absent = absentOf(run);
    const listed = new Set(absent.map(({ employeeId }) => employeeId));
    const held = await this.work.read<
      Pick<AbsentPerson, 'employeeId' | 'note'> & { previousNet: number | string | null }
    >(
      `SELECT s.employee_id AS employeeId, s.previous_net AS previousNet, h.reason AS note FROM payslip s
       JOIN pay_hold h ON h.run_id = s.run_id AND h.employee_id = s.employee_id WHERE s.run_id = ? AND s.state = 'held'`,
      [run.id],
    );
    return [
      ...absent,
      ...held
        .filter(({ employeeId }) => !listed.has(employeeId))
        .map(({ previousNet, ...person }) => ({
          ...person,
          reason: 'held' as const,
          previousNet: previousNet === null ? null : Number(previousNet),
          amount: null,
          date: null,
        })),
    ];
  }

  /** With a payslip of net 0: they got nothing, and still owe. */
  private async owingWithNothing(id: string): Promise<AbsentPerson[]> {
    const rows = await this.work.read<{ employeeId: string; toRecover: string }>(
      "SELECT employee_id AS employeeId, to_recover AS toRecover FROM payslip WHERE run_id = ? AND net = 0 AND to_recover <> '[]' AND state <> 'held' ORDER BY name_folded, id",
      [id],
    );
    return rows.map(({ employeeId, toRecover }) => ({
      employeeId,
      reason: 'toRecover',
      previousNet: null,
      amount: (JSON.parse(toRecover) as Recovery[]).reduce((sum, part) => sum + part.amount, 0),
      date: null,
      note: null,
    }));
  }

  private people(runId: string, ids: readonly string[]): Promise<NamedPerson[]> {
    return readByIds(ids, (some, places) =>
      this.work.read<NamedPerson>(
        `SELECT e.id, e.employee_id AS employeeId, a.name, d.name AS department, s.id AS payslip
       FROM employee e JOIN account a ON a.id = e.account_id JOIN department d ON d.id = e.department_id LEFT JOIN payslip s ON s.run_id = ? AND s.employee_id = e.id WHERE e.id IN (${places})`,
        [runId, ...some],
      ),
    );
  }
}
