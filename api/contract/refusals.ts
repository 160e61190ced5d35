/**
 * Why something is refused, in English, as the server says it; screens word it in their language. `%{name}` is a placeholder.
 * Of two forms, 'one |||| many', `count` selects one.
 */
export const REFUSALS = {
  'field.required': '%{label} is required.',
  'field.too_long': '%{label} must be at most %{max} characters long.',
  'field.not_storable': '%{label} contains characters that cannot be stored.',
  'field.not_text': '%{label} must be a text.',
  'field.not_choice': '%{label} must be one of %{choices}.',
  'field.not_flag': '%{label} must be true or false.',
  'field.not_count': '%{label} must be a whole number.',
  'field.not_count_between': '%{label} must be a whole number from %{min} to %{max}.',
  'field.not_id': '%{label} must be an id.',
  'field.not_ids': '%{label} must be a list of at most %{max} ids.',
  'field.not_object': '%{label} must be an object.',
  'field.not_email': '%{label} must be an e-mail address.',
  'amount.malformed': '%{label} must be an amount from 0 to 1000000000.00 with at most two decimals.',
  'email.malformed': '%{label} must be an e-mail address such as name@company.com.',
  'date.malformed': '%{label} must be a date such as %{example}.',
  'date.too_early': '%{label} must not lie before %{earliest}.',
  'date.too_late': '%{label} must not lie after %{latest}.',
  'date.in_future': '%{label} must not lie in the future.',

  'auth.required': 'Please sign in.',
  'auth.invalid_credentials': 'Invalid email or password',
  'auth.too_many_attempts': 'Too many attempts. Please try again in a minute. |||| Too many attempts. Please try again in %{count} minutes.',
  'auth.confirm_needed': 'Please confirm your password to go on.',
  'auth.idle': 'You were away for a while. Please confirm your password to go on.',
  'auth.factor_required': 'Your company asks for a second factor. Please turn it on to go on.',
  'access.denied': 'You are not allowed to do this.',
  'access.forgery': 'This request did not come from this page. Please reload it and try again.',
  'code.required': 'Please enter the code from your app too.',
  'code.wrong': 'Invalid code',
  'factor.not_started': 'Please begin with a new key for your app.',
  'factor.on': 'The second factor is already on.',
  'factor.off': 'This account has no second factor.',
  'link.invalid': 'This link is no longer valid. Please ask for a new one.',
  'password.too_short': '%{label} must be at least %{min} characters long',
  'password.too_long': '%{label} must be at most %{max} characters long',
  'password.common': 'This password is among the most common ones. Please choose another.',
  'password.own_words': 'Beside the name, e-mail address, company or product, this password has only digits and punctuation. Please add other words.',
  'password.incorrect': 'Current password is incorrect',
  'password.mismatch': 'New password and confirm password do not match',
  'session.not_found': 'This session does not exist.',

  'account.not_found': 'This account does not exist.',
  'account.email_taken': 'This e-mail address already belongs to an account.',
  'account.last_admin': 'This is the last admin who can sign in. Make somebody else an admin first.',
  'account.no_staying_admin': 'Every admin would have a last day. Make somebody else an admin first.',
  'invitation.has_password': 'This person already has a password. Make a link to set a new one.',
  'invitation.disabled': 'The sign-in of this person is disabled. Enable it first.',
  'invitation.left': 'This person has left and cannot be invited.',

  'department.not_found': 'Department Not Found',
  'department.missing': 'This department does not exist.',
  'department.name_taken': 'There is already a department with this name.',
  'department.stale': 'Someone else changed this department meanwhile. Please load it again.',
  'department.in_use':
    'This department still has %{count} employee. Move them to another department first. |||| This department still has %{count} employees. Move them to another department first.',

  'employee.not_found': 'Employee Not Found',
  'employee.missing': 'This employee does not exist.',
  'employee.id_taken': 'This employee ID is already in use.',
  'employee.stale': 'Someone else changed this employee meanwhile. Please load it again.',
  'employee.own_manager': 'Nobody is their own manager.',
  'employee.manager_malformed': "%{label} must be a person's _id or a name.",
  'employee.left_before_hired': 'Left on must not lie before Hire Date, %{hireDate}.',

  'salary.not_found': 'Salary Record Not Found',
  'salary.date_taken': 'This employee already has a salary record for this pay date.',
  'salary.already_void': 'This salary record is already void.',
  'salary.below_zero': 'Deductions must not be more than basic salary and allowances together.',

  'leave.not_found': 'Leave Request Not Found',
  'leave.overlap': 'These days overlap with the %{type} from %{start} to %{end} (%{status}).',
  'leave.overlap_unnamed': 'These days overlap with another leave request.',
  'leave.ends_before_start': 'End Date must not lie before Start Date.',
  'leave.too_long': 'A leave request can span at most %{max} days.',
  'leave.no_employee': 'You have no employee record',
  'leave.decided_meanwhile': 'This leave request was decided meanwhile.',
  'leave.already_pending': 'This leave request is already pending.',
  'leave.already_approved': 'This leave request is already approved.',
  'leave.already_rejected': 'This leave request is already rejected.',
  'leave.already_cancelled': 'This leave request is already cancelled.',

  'photo.not_found': 'This photo does not exist.',
  'photo.malformed': 'The image must be a JPEG, PNG, WebP or GIF file.',
  'photo.too_many_pixels': 'The image must have at most 40 megapixels.',

  // Stored with failed imports, so these keys stay.
  'import.not_found': 'This import does not exist.',
  'import.reading': 'The file is still being read.',
  'import.uploaded': 'The file must be checked first.',
  'import.checking': 'The file is being checked.',
  'import.checked': 'The file was checked and not imported yet.',
  'import.applying': 'The import is under way.',
  'import.applied': 'This file was already imported.',
  'import.undoing': 'The import is being undone.',
  'import.undone': 'This import was undone.',
  'import.nothing_changes': 'Nothing in this file would change anything.',
  'import.nobody_to_invite': 'Only people who were imported can be invited.',
  'import.not_removable': 'Only a file that was not imported can be removed.',
  'import.changed_meanwhile': 'Something else was just done with this file.',
  'import.stale': 'Something was changed since the file was checked. Nothing was stored; please check it again.',
  'import.changed_since': '%{count} record was changed since, so this import cannot be undone. |||| %{count} records were changed since, so this import cannot be undone.',
  'import.undo_conflict': 'An address or employee ID from before is taken by now, or a department or manager from before is gone. Nothing was undone.',
  'import.busy': 'Too much else was being changed at that moment. Nothing was stored; please try again.',
  'import.interrupted': 'The server stopped several times during this. Nothing was stored.',
  'import.failed': 'Something went wrong in the system. Nothing was stored.',
  'import.cancelled': 'The import was cancelled. Nothing was stored.',
  'import.undo_cancelled': 'The undoing was cancelled. Everything is as it was imported.',

  'file.too_large': 'The file must be at most %{max} MB.',
  'file.too_large_to_import': 'The file must be at most %{max} MB. Please split it.',
  'file.missing': 'The file is empty, or there is none.',
  'file.empty': 'The file is empty.',
  'file.no_rows': 'The file has headings and no rows.',
  'file.too_many_lines': 'The file has more than %{max} lines, most of them blank. Remove those.',
  'file.too_many_rows': 'The file has more than %{max} rows. Divide it.',
  'file.row_too_long': 'Row %{row} is longer than %{max} characters. Is a quotation mark missing?',
  'file.row_endless': 'Row %{row} is longer than two megabytes. Is a quotation mark in it never closed?',
  'file.quote_not_closed': 'A quotation mark that opens in row %{row} is never closed, or is closed amid a cell.',
  'file.quote_in_cell': 'Row %{row} has a quotation mark amid a cell. Put the whole cell in quotation marks, and write each one inside it twice.',
  'file.one_column': 'The file has one column only. Columns are separated by commas, semicolons or tabs.',
  'file.too_many_columns': 'The file has %{columns} columns; %{max} at most can be read.',
  'file.heading_too_long': 'The heading of column %{column} is longer than %{max} characters. Are the headings in row 1?',
  'file.workbook': 'This is a workbook. Open it and save it as CSV, then choose that file.',
  'file.not_text': 'This is not a text file. Choose a CSV file.',

  'mapping.not_found': 'This mapping does not exist.',
  'mapping.text_malformed': '%{label} must be a text of at most %{max} characters.',
  'mapping.column_required': '%{label} needs a column.',
  'mapping.column_missing': 'The file has no column “%{heading}”.',
  'mapping.column_used': 'The column “%{heading}” is %{label} already.',
  'mapping.name_twice': 'Choose either Full Name, or First Name and Last Name.',
  'mapping.name_required': 'Full Name needs a column, or First Name and Last Name one each.',
  'mapping.first_name_required': 'First Name needs a column beside Last Name.',
  'mapping.last_name_required': 'Last Name needs a column beside First Name.',
  'mapping.email_required': 'E-mail addresses need a column or a pattern.',
  'mapping.pattern_without_at': 'The pattern for e-mails needs one @, as in {first}.{last}@company.example.',
  'mapping.pattern_without_name': 'The pattern for e-mails needs {first}, {last} or {id} before the @.',
  'mapping.pattern_unknown_name': 'The pattern for e-mails knows {first}, {last} and {id}, before the @ only.',
  'mapping.pattern_malformed': 'The pattern for e-mails does not make addresses such as jenna.dietrich@company.example.',
  'mapping.date_order_open': 'Say in which order day, month and year stand.',
  'mapping.decimal_sign_open': 'Say which sign stands before the cents.',
  'mapping.currency_open': 'The file shows amounts in %{shown}. Say that its numbers are %{currency}, or convert them in the file.',
  'mapping.pay_period_open': 'Say whether the salary is for a year or for a month.',
  'mapping.too_many_values': '%{label} has too many different values in “%{heading}”. Choose another column.',
  'mapping.values_open': 'Say what %{values} of %{label} becomes. |||| Say what %{values} of %{label} become.',
  'mapping.more_values_open': 'Say what %{values} and %{more} more of %{label} become.',

  'request.not_found': 'There is nothing at this address.',
  'request.too_slow': 'The request took too long to arrive.',
  'request.too_large': 'This is too large to be taken.',
  'request.conflict': 'This conflicts with what is already stored.',
  'request.reference_conflict': 'Something else still depends on this, or what it refers to is gone.',
  'form.too_large': 'The form holds too much.',
  'form.incomplete': 'The form did not arrive whole.',
  'idempotency.reused': 'This Idempotency-Key was already used for another request.',
  'idempotency.not_repeatable': 'This request was already carried out; its answer cannot be shown again.',
  'server.error': 'Something went wrong on our side.',
  'server.busy': 'The system is busy. Please try again in a moment.',
  'server.database_away': 'The system is busy or its database is away. Please try again in a moment.',
} as const;

export type RefusalKey = keyof typeof REFUSALS;

export type RefusalParameters = Record<string, string | number>;

export interface Refusal {
  key: RefusalKey;
  parameters: RefusalParameters;
}

export type Placeholders<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/** `field` names the field that `label` stands for, where it is not the field at fault. `count` selects a form. */
type ParametersOf<Key extends RefusalKey> = Record<Placeholders<(typeof REFUSALS)[Key]>, string | number> & { field?: string; count?: number };

export function refusal<Key extends RefusalKey>(key: Key, ...[parameters]: [Placeholders<(typeof REFUSALS)[Key]>] extends [never] ? [] : [ParametersOf<Key>]): Refusal {
  return { key, parameters: parameters ?? {} };
}

export function refusalText({ key, parameters }: Refusal): string {
  return filledSentence(REFUSALS[key], parameters);
}

export function filledSentence(sentence: string, parameters: RefusalParameters): string {
  const [one = '', many = one] = sentence.split(' |||| ');
  const form = parameters.count === undefined || parameters.count === 1 ? one : many;
  return form.replace(/%\{(\w+)\}/g, (_, name: string) => String(parameters[name]));
}
