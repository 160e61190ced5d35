export const employment = {
  hireDate: 'Hire Date',
  service: '%{count} year of service |||| %{count} years of service',
  serviceUnderYear: 'Less than a year of service',
  serviceWithoutBreaks: '%{service}, not counting breaks',
  periods: 'Employments',
  since: 'Since %{date}',
  from: 'From %{date}',
  until: 'Until %{date}',
  break: 'Break of %{time}',
  years: '%{count} year |||| %{count} years',
  months: '%{count} month |||| %{count} months',
  days: '%{count} day |||| %{count} days',
};
