/** The refusals of patterns, holidays and assignments. */
export const WORKING_TIME_REFUSALS = {
  'calendar.too_long': 'The calendar shows at most %{max} days at once.',
  'holiday.days_malformed':
    '%{label} must be a list of at most %{max} days, each with a date like %{example}, a name, and the half of the day if it is not the whole.',
  'holiday.removed_malformed': '%{label} must be a list of at most %{max} dates like %{example}.',
  'holiday.day_twice': '%{day} is in the list twice.',
  'holiday.year_outside': 'Choose a year from %{first} to %{last}.',
  'holiday.no_proposals': 'There are no proposals for this country or region.',
  'holiday.no_columns':
    'The table needs a column with dates and one with names, with the headings “date” and “name”.',
  'holiday.no_events': 'This calendar file has no events.',
  'holiday.too_many_events': 'The file has more than %{max} events or rows. Export fewer years.',
  'holiday.too_many_dates':
    'The repeating events of the file list more than %{max} dates. Export fewer years.',
  'pattern.not_found': 'This working pattern does not exist.',
  'pattern.name_taken': 'There is already a working pattern with this name.',
  'pattern.slots_malformed':
    '%{label} must be given for 1 to 4 whole weeks: for each day the minutes of the morning and of the afternoon, from 0 to %{max}.',
  'pattern.no_work': 'This pattern has no working hours. Enter hours for at least one half day.',
  'calendar.not_found': 'This holiday calendar does not exist.',
  'calendar.name_taken': 'There is already a holiday calendar with this name.',
  'assignment.not_found': 'This assignment does not exist.',
  'assignment.ended': 'This assignment has already been removed.',
  'assignment.holders_malformed':
    '%{label} must be everyone, 1 to %{max} people, or a filter of the list.',
  'assignment.subject_malformed': '%{label} must be working time, holidays or a leave type.',
  'assignment.subject_missing': 'This leave type does not exist.',
  'assignment.target_missing': 'The pattern, calendar or policy to assign does not exist.',
  'assignment.target_archived': '“%{name}” is archived and can no longer be assigned.',
  'assignment.everybody_inherits': 'Only a person can follow the assignment for everyone.',
  'assignment.target_and_inherit': 'Choose either something to assign or “as everyone”.',
} as const;
