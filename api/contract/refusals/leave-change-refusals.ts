/** Refusals of changes that move many balances. */
export const LEAVE_CHANGE_REFUSALS = {
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
} as const;
