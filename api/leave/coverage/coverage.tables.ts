import { COVERAGE_NAME_MAX } from '../../contract/leave/coverage.js';
import type { TableDefinition } from '../../platform/database/schema/schema-definition.js';

export const COVERAGE_RULE = {
  name: 'coverage_rule',
  stale: 'coverage.stale',
  columns: {
    id: 'varchar(36) NOT NULL',
    name: `varchar(${COVERAGE_NAME_MAX}) NOT NULL`,
    name_key: `varchar(${COVERAGE_NAME_MAX}) NOT NULL`,
    /** Null for everybody. */
    department_id: 'varchar(36)',
    from_date: 'date',
    to_date: 'date',
    max_away: 'int NOT NULL',
    /** 1 if leave above the limit is refused. */
    block: 'int NOT NULL',
    /** Each change adds one; an edit based on an older version is refused. */
    version: 'int NOT NULL',
    /** Each request that the rule may refuse adds one, so that two at the same time wait for each other, or collide. */
    checks: 'int NOT NULL DEFAULT 0',
    created_at: 'bigint NOT NULL',
  },
  keys: {
    coverage_rule_name_unique: 'UNIQUE (name_key)',
    coverage_rule_department_fk:
      'FOREIGN KEY (department_id) REFERENCES department (id) ON DELETE CASCADE',
    coverage_rule_limit_check: 'CHECK (max_away >= 0 AND block IN (0, 1))',
  },
  conflicts: { coverage_rule_name_unique: { code: 'coverage.name_taken', field: 'name' } },
  referenceIndexes: {
    coverage_rule_by_department: 'department_id',
  },
} as const satisfies TableDefinition;
