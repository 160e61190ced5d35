import { Injectable } from '@nestjs/common';
import { CoverageRuleChanges } from '../../leave/coverage/coverage-rule-changes.js';
import type { CoverageRuleDto } from '../../leave/coverage/coverage.dto.js';
import type { Actor } from '../../platform/access/actor.js';
import { Clock } from '../../platform/config/clock.js';
import { DEMO_WORDS } from './demo-words.js';

/** Two rules that warn at all times, and one that blocks while the accounts of the year are made. */
@Injectable()
export class DemoCoverage {
  constructor(
    private readonly clock: Clock,
    private readonly rules: CoverageRuleChanges,
  ) {}

  async write(admin: Actor, departmentIds: ReadonlyMap<string, string>): Promise<void> {
    const { coverage } = DEMO_WORDS[admin.language];
    const next = Number(this.clock.today().slice(0, 4)) + 1;
    const rules: CoverageRuleDto[] = [
      {
        name: coverage.engineering,
        department: departmentIds.get('Engineering'),
        maxAway: 2,
        block: false,
      },
      {
        name: coverage.phones,
        department: departmentIds.get('Customer Care'),
        maxAway: 3,
        block: false,
      },
      {
        name: coverage.accounts,
        department: departmentIds.get('Finance'),
        from: `${next}-01-04`,
        to: `${next}-01-15`,
        maxAway: 0,
        block: true,
      },
    ];
    for (const rule of rules) await this.rules.add(admin, rule);
  }
}
