/** The refusals of fields, requests and the server. */
export const GENERAL_REFUSALS = {
  'date.ends_before_start': 'The last day cannot be before the first day.',
  'field.not_decimal':
    '“%{label}” must be a number above 0 and at most %{max}, with at most two decimals.',
  'field.required': '%{label} is required.',
  'field.too_long': '%{label} must be at most %{max} characters long.',
  'field.too_many_marks': '%{label} has more than %{max} accents or other marks in a row.',
  'field.turned':
    '%{label} contains invisible characters that turn the direction of text. Type it again without them.',
  'field.not_storable': '%{label} contains characters that cannot be stored.',
  'field.not_phone': '%{label} must be a phone number, such as +47 22 12 34 56.',
  'field.not_text': '%{label} must be text.',
  'field.not_choice': '%{label} must be one of %{choices}.',
  'field.not_flag': '%{label} must be true or false.',
  'field.not_count': '%{label} must be a whole number.',
  'field.not_count_between': '%{label} must be a whole number from %{min} to %{max}.',
  'field.not_id': '%{label} must be an ID.',
  'field.not_ids': '%{label} must be a list of at most %{max} IDs.',
  'field.not_origin': '%{label} must be an origin like https://hr.company.example.',
  'field.not_object': '%{label} must be an object.',
  'field.not_email': '%{label} must be an email address.',
  'amount.malformed':
    '%{label} must be an amount from 0 to 1000000000.00 with at most two decimals.',
  'amount.not_whole': 'Amounts in %{currency} have no decimals.',
  'email.malformed': '%{label} must be an email address like name@company.com.',
  'date.malformed': '%{label} must be a date like %{example}.',
  'date.too_early': '%{label} cannot be before %{earliest}.',
  'date.too_late': '%{label} cannot be after %{latest}.',
  'date.in_future': '%{label} cannot be in the future.',
  'list.search_too_long': 'Please search for at most %{words} words and %{length} characters.',
  'request.not_found': 'This address does not exist.',
  'request.too_slow': 'The request took too long to arrive.',
  'request.too_large': 'This request is too large.',
  'request.conflict': 'This conflicts with existing data.',
  'request.reference_conflict':
    'Other data still depends on this, or the record it refers to no longer exists.',
  'form.too_large': 'The form contains too much data.',
  'form.incomplete': 'The form was not received completely.',
  'form.others_under_way':
    'Your other files are still being uploaded or read. Please try again in a moment.',
  'idempotency.reused': 'This Idempotency-Key was already used for another request.',
  'idempotency.not_repeatable':
    'This request has already been completed; its response cannot be shown again.',
  'server.error': 'Something went wrong on our side.',
  'server.busy': 'The system is busy. Please try again in a moment.',
  'server.database_away':
    'The system is busy or its database is unavailable. Please try again in a moment.',
} as const;
