/** The refusals of changes of jobs, and of employment types. */
export const JOB_REFUSALS = {
  'job.nothing_set': 'Choose what changes.',
  'job.people_or_filter': 'Name either the people or a filter.',
  'job.nobody': 'This change is about no one.',
  'job.all_left_out': 'Everyone is left out, so nothing is recorded.',
  'job.too_many': 'At most %{max} people can be changed at once.',
  'job.salaries_malformed':
    '%{label} must be a list of at most %{max} amounts, each of an employee.',
  'job.salary_or_round': 'Enter either a salary or a salary round.',
  'job.percent_or_amount': 'Enter either a percentage or an amount.',
  'job.ends_before': 'This cannot be before the change, which is from %{from} on.',
  'job.not_employed': 'This employee does not work here on %{from}.',
  'job.before_hired': 'This employee works here from %{hiredOn} on.',
  'job.no_salary': 'No salary of this employee is known, so it cannot be raised.',
  'job.unchanged': 'This holds on that day already.',
  'job.same_day':
    'For %{from}, this has already been recorded by %{name} on %{recordedOn}: %{label}. Withdraw that change first, or choose another day.',
  'job.same_day_unknown':
    'For %{from}, this has already been recorded: %{label}. Withdraw that change first, or choose another day.',
  'job.changed':
    'Since the preview, something else would be recorded for %{name}. Please look at the change again. |||| Since the preview, something else would be recorded for %{count} people, %{name} among them. Please look at the change again.',
  'job.changed_people':
    'Since the preview, this change is about other people. Please look at it again.',
  'job.changed_facts':
    'Since the preview, payroll or the rules of leave have changed, so this would do something else. Please look at the change again.',
  'job.period_closed':
    'Leave is closed until %{latest}, so working time and policies can change from %{open} on.',
  'job.interrupted': 'The server was interrupted again and again. What is recorded so far stays.',
  'job.not_found': 'Change Not Found',
  'job.withdrawn': 'This change has already been withdrawn.',
  'job.kept': 'What was known from the beginning, or comes from a file, is not withdrawn here.',
  'job.not_of_change': 'This change is not about one of these people.',
  'job.type_not_found': 'Employment Type Not Found',
  'job.type_missing': 'This employment type does not exist.',
  'job.type_stale': 'Someone else changed this employment type in the meantime. Please reload it.',
  'job.type_name_taken': 'There is already an employment type with this name.',
  'job.type_in_use':
    '%{count} person has or had this employment type, so it stays. |||| %{count} people have or had this employment type, so it stays.',
} as const;
