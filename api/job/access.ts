import { Injectable } from '@nestjs/common';
import { Problem, refusal } from '../contract/problem.js';
import { denied, isAdmin, type Actor } from '../platform/access/actor.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** What of a timeline somebody sees. */
export interface JobView {
  employeeId: string;
  /** Also what pay items a change gave. */
  seesSalary: boolean;
  /** And what was withdrawn, which nobody else was told either. */
  seesPlanned: boolean;
  /** Working time and policies that are planned, since leave costs by them. */
  seesPlannedTime: boolean;
}

/** Rights follow today, whatever day is asked for. */
@Injectable()
export class JobAccess {
  constructor(private readonly work: UnitOfWork) {}

  /** By the id of an employee or an account: admins everybody, people themselves, managers their reports. All others are refused alike, so that no id reveals whether it exists. */
  async view(actor: Actor, id: string): Promise<JobView> {
    const [person] = await this.work.read<{ id: string; managerId: string | null }>(
      'SELECT id, manager_id AS managerId FROM employee WHERE id = ? OR account_id = ?',
      [id, id],
    );
    if (isAdmin(actor)) {
      if (!person) throw new Problem('employee.not_found', refusal('employee.not_found'));
      return {
        employeeId: person.id,
        seesSalary: true,
        seesPlanned: true,
        seesPlannedTime: true,
      };
    }
    if (!person || actor.employeeId === null) throw denied();
    const isOwn = person.id === actor.employeeId;
    if (!isOwn && person.managerId !== actor.employeeId) throw denied();
    return {
      employeeId: person.id,
      seesSalary: isOwn,
      seesPlanned: false,
      seesPlannedTime: isOwn,
    };
  }
}
