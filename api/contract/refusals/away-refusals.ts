/** The refusals of coverage, the team calendar, calendar feeds and the absence report. */
export const AWAY_REFUSALS = {
  'date.ends_before_start': 'The last day cannot be before the first day.',
  'report.too_long': 'A report can span at most %{max} days.',
  'feed.not_found': 'This calendar address is not valid. It may have been revoked.',
  'feed.not_available': 'This calendar is not available to you.',
  'leave.coverage':
    '“%{rule}” lets at most %{count} person be away together. On %{day} it would be %{away}. |||| “%{rule}” lets at most %{count} people be away together. On %{day} it would be %{away}.',
  'leave.too_many_away': 'Too many people are away on %{day} (“%{rule}”).',
  'leave.no_leave_then': '“%{rule}” allows no leave on %{day}.',
  'coverage.not_found': 'This coverage rule does not exist.',
  'coverage.name_taken': 'There is already a coverage rule with this name.',
  'coverage.stale': 'Someone else changed this coverage rule in the meantime. Please reload it.',
  'calendar.too_long': 'The calendar shows at most %{max} days at once.',
} as const;
