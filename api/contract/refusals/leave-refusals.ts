/** The refusals of leave, its rules and ledgers, approvals and coverage. */
export const LEAVE_REFUSALS = {
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
  'leave.closed':
    'Leave up to %{latest} is closed and can no longer be changed. To correct it, adjust the balance on %{open}, the first open day.',
  'year_end.no_year': 'Choose a leave year from %{first} to %{last}.',
  'preview.required': 'Preview this change first.',
  'preview.too_many':
    'You have %{max} previews running already. Cancel one of them, or wait until one has ended.',
  'preview.stale':
    'Rules, holidays, assignments or the people concerned have changed since the preview. Please preview this change again.',
  'preview.not_found': 'This preview no longer exists.',
  'preview.failed': 'The preview could not be completed. Please start it again.',
  'leave.not_found': 'Leave Request Not Found',
  'leave.overlap': 'These days overlap with the %{type} from %{start} to %{end} (%{status}).',
  'leave.overlap_away': 'These days overlap with leave from %{start} to %{end} (%{status}).',
  'leave.overlap_unnamed': 'These days overlap with another leave request.',
  'leave.ends_before_start': 'End Date cannot be before Start Date.',
  'leave.too_long': 'A leave request can span at most %{max} days.',
  'leave.before_hire': 'These days begin before the hire date, %{hireDate}.',
  'leave.after_last_day': 'These days go beyond the last day of employment, %{leftOn}.',
  'leave.between_employments':
    'Not all of these days are within an employment: the last day was %{leftOn}, the next hire date is %{hireDate}.',
  'leave.no_employee': 'You have no employee record',
  'leave.own_decision': 'Another admin decides your own leave.',
  'leave.not_yours': 'This request does not wait for you.',
  'leave.step_taken': 'Somebody else has already decided this step.',
  'leave.not_begun_only': 'Only approved leave that has not begun can be changed here. Ask HR.',
  'leave.link_not_found': 'This link is not valid. It may have expired.',
  'leave.stand_in_not_colleague': 'Choose somebody else of the same department.',
  'leave.no_next_step': 'There is no next step.',
  'approval.people_missing': 'Choose one to %{max} people for step %{step}.',
  'approval.chain_malformed': '%{label} must be a list of at most %{max} steps.',
  'approval.deputy_not_colleague':
    'Choose somebody of your department, your approver or one of your reports.',
  'leave.decided_meanwhile': 'This leave request has already been decided.',
  'leave.already_pending': 'This leave request is already pending.',
  'leave.already_approved': 'This leave request is already approved.',
  'leave.already_rejected': 'This leave request is already rejected.',
  'leave.already_cancelled': 'This leave request is already cancelled.',
  'leave.whole_days_only': '%{type} is taken in whole days.',
  'leave.no_half_left': 'Leave cannot start and end at midday of the same day.',
  'leave.taken_out_is_approved': 'Leave that takes days out of other leave is approved at once.',
  'leave.counted_in_days': '%{type} is counted in days, not in minutes.',
  'leave.minutes_of_one_day': 'Minutes can be given only for leave of a single day.',
  'leave.costs_nothing': 'You do not work on these days.',
  'leave.insufficient_days':
    'The balance is %{short} day short on %{day}. Available on %{start}: %{available}. |||| The balance is %{short} days short on %{day}. Available on %{start}: %{available}.',
  'leave.insufficient_minutes':
    'The balance is %{short} minute short on %{day}. Available on %{start}: %{available}. |||| The balance is %{short} minutes short on %{day}. Available on %{start}: %{available}.',
  'leave.notice':
    'This leave must be requested %{count} day ahead: the first possible day is %{earliest}. |||| This leave must be requested %{count} days ahead: the first possible day is %{earliest}.',
  'leave.waiting': 'This leave can be taken from %{earliest} on, after the waiting period.',
  'leave.longest_days':
    'One request can take at most %{count} day. |||| One request can take at most %{count} days.',
  'leave.longest_minutes':
    'One request can take at most %{count} minute. |||| One request can take at most %{count} minutes.',
  'leave.nothing_to_shorten': 'The days to take out must be between %{start} and %{end}.',
  'leave.nothing_left': 'No days of this leave would be left. Cancel it instead.',
  'leave.not_to_shorten': 'Only pending or approved leave can be shortened.',
  'type.not_found': 'Leave type not found',
  'type.archived': '%{type} is no longer used for new requests.',
  'type.entered_by_admins': '%{type} cannot be requested. HR enters it.',
  'type.unknown': 'This leave type does not exist.',
  'entry.not_found': 'Ledger entry not found',
  'entry.reversed': 'This entry has already been reversed.',
  'entry.not_reversible': 'This entry cannot be reversed.',
  'entry.not_amount': '%{label} must be a number such as 1.5 or -2.',
  'entry.too_fine': 'Days can have at most three decimals.',
  'entry.not_whole_minutes': 'Minutes must be a whole number.',
  'entry.not_days': 'The amount must be from -1000 to 1000 days, and not 0.',
  'entry.not_minutes': 'The amount must be from -480000 to 480000 minutes, and not 0.',
  'entry.payout_takes': 'A payout deducts leave: enter an amount below 0.',
  'entry.credit_adds': 'This adds leave: enter an amount above 0.',
  'entry.until_of_added': 'Only added leave can have a use-by date.',
  'entry.until_before_day': 'The use-by date cannot be before the day of the entry.',
  'entry.before_first_year':
    'The first leave year under a policy begins on %{earliest}. Enter the earlier balance on that day.',
  'entry.without_policy_on_day':
    'No policy for %{type} applies on this day or later. Enter it on an earlier day, or assign a policy from this day on.',
  'entry.without_policy': 'No policy for %{type} is assigned to this person. Assign one first.',
  'entry.without_hire_date': 'Leave is counted from the hire date, which is missing. Add it first.',
  'balance.too_early': 'Balances can be shown from %{earliest} on.',
  'balance.too_late': 'Balances can be shown up to %{latest}.',
  'type.name_taken': 'There is already a leave type with this name.',
  'type.stale': 'Someone else changed this leave type in the meantime. Please reload it.',
  'type.name_fixed': 'The name of %{type} cannot be changed, because this type is built in.',
  'type.not_archivable': '%{type} cannot be archived, because this type is built in.',
  'rules.in_use':
    'Leave of this type is already counted, so its unit and the days it counts can no longer be changed. Add another leave type instead.',
  'policy.not_found': 'Leave policy not found',
  'policy.name_taken': 'There is already a leave policy with this name.',
  'policy.of_another_type': '%{name} is a policy for %{type}.',
  'career.ends_before_start': 'The example cannot end before it starts.',
  'career.too_long': 'The example can span at most %{max} years.',
  'rules.key_missing': '“%{key}” is missing. Send null if there is no such rule.',
  'rules.tiers_malformed': 'Enter the amount per year, in 1 to %{max} steps.',
  'rules.year_start_malformed':
    'The leave year must start on a month and day like 04-01, with a day up to 28, or on the hire date.',
  'rules.wait_malformed':
    'Enter the months of the waiting period, and whether people wait to take leave or to earn it.',
  'rules.not_days':
    '%{label} must be a number of days from %{min} to %{max} with at most three decimals.',
  'rules.not_minutes': '%{label} must be a whole number of minutes from %{min} to %{max}.',
  'rules.first_tier': 'The first step must apply from the start, at 0 years of service.',
  'rules.tier_order':
    'Each step must begin later than the one before it: after more than %{years} years.',
  'rules.monthly_prorated':
    'Leave that is granted each month always counts part months. Choose how they count.',
  'rules.nothing_carried':
    'Nothing carries over, so there is nothing to use within these months. Let leave carry over, or leave this empty.',
  'rules.cap_below_carry':
    'A balance of at most %{cap} cannot hold the %{carry} that carry over. Raise it or lower the carry-over.',
} as const;
