import { EARLIEST_LEAVE } from '../../contract/calendar-date.js';
import { AWAY_MAX, COVERAGE_NAME_MAX } from '../../contract/leave/coverage.js';
import { FlagField } from '../../platform/http/fields/choice-field.js';
import { CountField } from '../../platform/http/fields/count-field.js';
import { DateField } from '../../platform/http/fields/date-field.js';
import { IdField } from '../../platform/http/fields/id-field.js';
import { NameField } from '../../platform/http/fields/text-field.js';

export class CoverageOutlookQuery {
  /** Empty for everybody. */
  @IdField('Department', { optional: true })
  department?: string | null;

  @DateField('From', { optional: true, earliest: EARLIEST_LEAVE, example: '2026-12-01' })
  from?: string | null;

  @DateField('To', { optional: true, earliest: EARLIEST_LEAVE, example: '2026-12-31' })
  to?: string | null;
}

/** Without dates a rule always holds. */
export class CoverageRuleDto extends CoverageOutlookQuery {
  @NameField('Name', { max: COVERAGE_NAME_MAX, example: 'December cover' })
  name: string;

  /** 0 for no leave at all. */
  @CountField('Away at most', { min: 0, max: AWAY_MAX, example: 2 })
  maxAway: number;

  /** True to refuse leave above the limit, false to warn of it. */
  @FlagField('Block')
  block: boolean;
}

export class CoverageRuleUpdateDto extends CoverageRuleDto {
  @CountField('version', { optional: true })
  version?: number | null;
}
