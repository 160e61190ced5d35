import type { TeamMemberRecord } from '../../../../api/contract/leave/approval-responses.js';
import type { Text } from '../../i18n/use-text';

/** 8 people report to you. No one is away today. Undefined for somebody who only decides for others. */
export function teamSummary(text: Text, team: readonly TeamMemberRecord[]): string | undefined {
  const direct = team.filter((member) => member.direct);
  if (direct.length === 0) return undefined;
  const away = direct.filter(({ awayUntil }) => awayUntil !== null).length;
  return [
    text('myTeam.reports', { count: direct.length }),
    away === 0 ? text('myTeam.noneAway') : text('myTeam.away', { count: away }),
  ].join(' ');
}
