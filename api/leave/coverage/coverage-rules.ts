import { Injectable } from '@nestjs/common';
import type { CalendarDate } from '../../contract/calendar-date.js';
import { UnitOfWork } from '../../platform/database/transaction/unit-of-work.js';
import type { CoverageRule } from './coverage.js';

export interface StoredCoverageRule extends CoverageRule {
  id: string;
  name: string;
  departmentId: string | null;
  department: string | null;
  block: boolean;
  version: number;
}

interface Asked {
  departments: readonly string[];
  from: CalendarDate;
  to: CalendarDate;
}

const RULES = `SELECT r.id, r.name, r.department_id AS departmentId, d.name AS department, r.from_date AS "from", r.to_date AS "to", r.max_away AS maxAway, r.block, r.version
  FROM coverage_rule r LEFT JOIN department d ON d.id = r.department_id`;

/** Reads coverage rules. */
@Injectable()
export class CoverageRules {
  constructor(private readonly work: UnitOfWork) {}

  all(): Promise<StoredCoverageRule[]> {
    return this.read('1 = 1 ORDER BY r.name_key', []);
  }

  async find(id: string): Promise<StoredCoverageRule | undefined> {
    return (await this.read('r.id = ?', [id]))[0];
  }

  listForDepartment(departmentId: string): Promise<StoredCoverageRule[]> {
    return this.read('r.department_id = ? ORDER BY r.name_key', [departmentId]);
  }

  /** Those for everybody and for some departments that hold on some of these days; the strictest first. */
  inForce({ departments, from, to }: Asked): Promise<StoredCoverageRule[]> {
    const places = departments.map(() => '?').join(', ');
    const isFor =
      departments.length === 0
        ? 'r.department_id IS NULL'
        : `(r.department_id IS NULL OR r.department_id IN (${places}))`;
    return this.read(
      `${isFor} AND COALESCE(r.from_date, ?) <= ? AND COALESCE(r.to_date, ?) >= ? ORDER BY r.block DESC, r.max_away, r.id`,
      [...departments, to, to, from, from],
    );
  }

  private async read(condition: string, parameters: string[]): Promise<StoredCoverageRule[]> {
    const rows = await this.work.read<Omit<StoredCoverageRule, 'block'> & { block: number }>(
      `${RULES} WHERE ${condition}`,
      parameters,
    );
    return rows.map((row) => ({ ...row, block: row.block === 1 }));
  }
}
