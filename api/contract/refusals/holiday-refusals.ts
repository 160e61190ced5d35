/** Refusals of days, proposals and files of holidays, as in `REFUSALS`. */
export const HOLIDAY_REFUSALS = {
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
} as const;
