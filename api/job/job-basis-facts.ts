import { Injectable } from '@nestjs/common';
import { leaveRulesVersion } from '../employee/leave-lock.js';
import { UnitOfWork } from '../platform/database/transaction/unit-of-work.js';

/** All effects follow from these beside the people: approved runs, shared pay items, components, settings of periods and leave rules. */
@Injectable()
export class JobBasisFacts {
  constructor(private readonly work: UnitOfWork) {}

  async read(): Promise<string> {
    const runs = await this.work.read(
      "SELECT COUNT(*) AS runs, MAX(approved_at) AS latest FROM pay_run WHERE state IN ('approved', 'paying', 'paid')",
    );
    const items = await this.work.read(
      'SELECT COUNT(*) AS items, MAX(recorded_at) AS latest, MAX(ended_at) AS ended FROM pay_assignment WHERE employee_id IS NULL',
    );
    const components = await this.work.read(
      'SELECT id, kind, unit, prorated FROM pay_component ORDER BY id',
    );
    const settings = await this.work.read(
      'SELECT from_date, frequency, proration, least_net_percent FROM payroll_setting_version ORDER BY from_date',
    );
    const rules = await leaveRulesVersion(this.work.manager);
    // Drivers return the same number as text or not.
    return JSON.stringify({ runs, items, components, settings, rules }, (_, value: unknown) =>
      typeof value === 'number' ? String(value) : value,
    );
  }
}
