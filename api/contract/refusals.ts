/**
 * Why something is refused, in English, as the server says it; screens word it in their language. `%{name}` is a placeholder.
 * Of two forms, 'one |||| many', `count` selects one.
 */
export const REFUSALS = {
  'field.required': '%{label} is required.',
  'field.too_long': '%{label} must be at most %{max} characters long.',
  'field.not_storable': '%{label} contains characters that cannot be stored.',
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
  'amount.malformed': '%{label} must be an amount from 0 to 1000000000.00 with at most two decimals.',
  'amount.not_whole': 'Amounts in %{currency} have no decimals.',
  'email.malformed': '%{label} must be an email address like name@company.com.',
  'date.malformed': '%{label} must be a date like %{example}.',
  'date.too_early': '%{label} cannot be before %{earliest}.',
  'date.too_late': '%{label} cannot be after %{latest}.',
  'date.in_future': '%{label} cannot be in the future.',

  'auth.required': 'Please sign in.',
  'auth.invalid_credentials': 'Invalid email or password',
  'auth.too_many_attempts': 'Too many attempts. Please try again in a minute. |||| Too many attempts. Please try again in %{count} minutes.',
  'auth.confirm_needed': 'Please confirm your password to continue.',
  'auth.idle': 'You were inactive for a while. Please confirm your password to continue.',
  'auth.factor_required': 'Your company requires two-factor authentication. Please set it up to continue.',
  'access.denied': 'You are not allowed to do this.',
  'access.forgery': 'This request did not come from this page. Please reload it and try again.',
  'code.required': 'Please also enter the code from your app.',
  'code.wrong': 'Invalid code',
  'factor.not_started': 'Please start again with a new key for your app.',
  'factor.on': 'Two-factor authentication is already on.',
  'factor.off': 'Two-factor authentication is not on for this account.',
  'link.invalid': 'This link is no longer valid. Please request a new one.',
  'password.too_short': '%{label} must be at least %{min} characters long',
  'password.too_long': '%{label} must be at most %{max} characters long',
  'password.common': 'This password is among the most common ones. Please choose another.',
  'password.own_words': 'Apart from your name, email, company or product, this password contains only digits and punctuation. Please add other words.',
  'password.incorrect': 'Current password is incorrect',
  'password.mismatch': 'New password and confirm password do not match',
  'session.not_found': 'This session does not exist.',

  'account.not_found': 'This account does not exist.',
  'account.email_taken': 'This email address is already used by another account.',
  'account.last_admin': 'This is the last admin who can sign in. Make someone else an admin first.',
  'account.no_staying_admin': 'This would leave no admin after the last day. Make someone else an admin first.',
  'invitation.has_password': 'This person already has a password. Create a link to set a new one.',
  'invitation.disabled': 'Sign-in is disabled for this person. Enable it first.',
  'invitation.left': 'This person has left and cannot be invited.',
  'invitation.no_mail': 'Email is not set up.',
  'invitation.nobody': 'None of these people can be invited.',
  'invitation.too_many': 'A file can hold at most %{max} links. Choose fewer people.',

  'department.not_found': 'Department Not Found',
  'department.missing': 'This department does not exist.',
  'department.name_taken': 'There is already a department with this name.',
  'department.stale': 'Someone else changed this department in the meantime. Please reload it.',
  'department.in_use':
    'This department still has %{count} employee. Move them to another department first. |||| This department still has %{count} employees. Move them to another department first.',
  'department.move_to_itself': 'Choose a different department to move the employees to.',

  'employee.not_found': 'Employee Not Found',
  'employee.missing': 'This employee does not exist.',
  'employee.id_taken': 'This employee ID is already in use.',
  'employee.stale': 'Someone else changed this employee in the meantime. Please reload it.',
  'employee.own_manager': 'Employees cannot be their own manager.',
  'employee.manager_malformed': "%{label} must be the _id of a person or a name.",
  'employee.left_before_hired': 'Last Day cannot be before Hire Date, %{hireDate}.',
  'employee.hired_before_left': '%{label} must be after the last day of the previous employment, %{leftOn}.',
  'employee.would_erase_leaving': 'This employee left on %{leftOn}. Record a return on this date instead, so that the employment until then is kept.',
  'employee.no_last_day': 'This employee has no last day to return from.',
  'employee.not_begun': 'The employment from %{hireDate} has not started yet. Only the latest employment can be in the future.',
  'employee.periods_malformed': '%{label} must be a list of at most %{max} employments, each with dates like %{example} for hiredOn and leftOn.',

  'salary.not_found': 'Salary Record Not Found',
  'salary.date_taken': 'This employee already has a salary record for this pay date.',
  'salary.already_void': 'This salary record is already void.',
  'salary.below_zero': 'Deductions cannot exceed basic salary plus allowances.',

  'leave.not_found': 'Leave Request Not Found',
  'leave.overlap': 'These days overlap with the %{type} from %{start} to %{end} (%{status}).',
  'leave.overlap_unnamed': 'These days overlap with another leave request.',
  'leave.ends_before_start': 'End Date cannot be before Start Date.',
  'leave.too_long': 'A leave request can span at most %{max} days.',
  'leave.no_employee': 'You have no employee record',
  'leave.decided_meanwhile': 'This leave request has already been decided.',
  'leave.already_pending': 'This leave request is already pending.',
  'leave.already_approved': 'This leave request is already approved.',
  'leave.already_rejected': 'This leave request is already rejected.',
  'leave.already_cancelled': 'This leave request is already cancelled.',

  'photo.not_found': 'This photo does not exist.',
  'photo.malformed': 'The image must be a JPEG, PNG, WebP or GIF file.',
  'photo.too_many_pixels': 'The image must have at most 40 megapixels.',

  'company.stale': 'Someone else changed the company settings in the meantime. Please reload them.',
  'company.not_currency': '%{label} must be a currency code like EUR, of a currency with at most two decimals.',
  'company.not_locale': '%{label} must be a language and region like en-GB.',
  'company.not_time_zone': '%{label} must be a time zone like Europe/Berlin.',
  'currency.in_use': 'Amounts are already saved in %{currency}, so the currency can no longer be changed.',
  'currency.changed': 'The currency has just been changed. Nothing was saved; please check the amounts again.',
  'logo.not_found': 'This logo does not exist.',

  // Stored with failed imports, so these keys stay.
  'import.not_found': 'This import does not exist.',
  'import.reading': 'The file is still being read.',
  'import.uploaded': 'The file must be checked first.',
  'import.checking': 'The file is being checked.',
  'import.checked': 'The file has been checked but not imported yet.',
  'import.applying': 'The import is in progress.',
  'import.applied': 'This file has already been imported.',
  'import.undoing': 'The import is being undone.',
  'import.undone': 'This import has been undone.',
  'import.nothing_changes': 'This file contains nothing new and no changes.',
  'import.not_removable': 'Only a file that was not imported can be removed.',
  'import.changed_meanwhile': 'The status of this file has just changed. Please try again.',
  'import.stale': 'Some data has changed since the file was checked. Nothing was saved; please check it again.',
  'import.changed_since': '%{count} record has changed since, so this import cannot be undone. |||| %{count} records have changed since, so this import cannot be undone.',
  'import.undo_conflict': 'A former email address or employee ID is now used by someone else, or a former department or manager no longer exists. Nothing was undone.',
  'import.busy': 'Too many other changes were being made. Nothing was saved; please try again.',
  'import.interrupted': 'The server was interrupted several times. Nothing was saved.',
  'import.failed': 'Something went wrong. Nothing was saved.',
  'import.cancelled': 'The import was cancelled. Nothing was saved.',
  'import.undo_cancelled': 'The undo was cancelled. The imported data is unchanged.',

  'file.too_large': 'The file must be at most %{max} MB.',
  'file.too_large_to_import': 'The file must be at most %{max} MB. Please split it.',
  'file.missing': 'The file is missing or empty.',
  'file.empty': 'The file is empty.',
  'file.no_rows': 'The file has headings but no rows.',
  'file.too_many_lines': 'The file has more than %{max} lines, most of them blank. Remove the blank lines.',
  'file.too_many_rows': 'The file has more than %{max} rows. Split it.',
  'file.row_too_long': 'Row %{row} is longer than %{max} characters. Is a quotation mark missing?',
  'file.row_endless': 'Row %{row} is longer than two megabytes. Is a closing quotation mark missing?',
  'file.quote_not_closed': 'A quotation mark opened in row %{row} is never closed, or is closed in the middle of a cell.',
  'file.quote_in_cell': 'Row %{row} has a quotation mark in the middle of a cell. Put the whole cell in quotation marks and double each one inside it.',
  'file.one_column': 'The file has only one column. Columns must be separated by commas, semicolons or tabs.',
  'file.too_many_columns': 'The file has %{columns} columns; the limit is %{max}.',
  'file.heading_too_long': 'The heading of column %{column} is longer than %{max} characters. Are the headings in row 1?',
  'file.workbook': 'This workbook is in an old format or has a password. Save it as an Excel workbook (.xlsx) without a password, or as CSV.',
  'file.workbook_unreadable': 'This file is not an Excel workbook, or is damaged. Save it again as an Excel workbook (.xlsx) or as CSV.',
  'file.workbook_too_large': 'This workbook is too large to be read. Save only the sheet with the data, as CSV.',
  'file.not_text': 'This is neither a CSV file nor an Excel workbook.',

  'mapping.not_found': 'This mapping does not exist.',
  'mapping.text_malformed': '%{label} must be text of at most %{max} characters.',
  'mapping.column_required': 'Choose a column for %{label}.',
  'mapping.column_or_value_required': 'Choose a column for %{label}, or one value for all rows.',
  'mapping.column_missing': 'The file has no column “%{heading}”.',
  'mapping.column_used': 'The column “%{heading}” is already used for %{label}.',
  'mapping.name_twice': 'Choose either Full Name or First Name and Last Name.',
  'mapping.name_required': 'Choose a column for Full Name, or one each for First Name and Last Name.',
  'mapping.first_name_required': 'Choose a column for First Name as well as Last Name.',
  'mapping.last_name_required': 'Choose a column for Last Name as well as First Name.',
  'mapping.email_required': 'Choose a column for Email Address, or enter an email pattern.',
  'mapping.pattern_without_at': 'The email pattern needs one @, as in {first}.{last}@company.example.',
  'mapping.pattern_without_name': 'The email pattern needs {first}, {last} or {id} before the @.',
  'mapping.pattern_unknown_name': 'The email pattern can contain only {first}, {last} and {id}, and only before the @.',
  'mapping.pattern_malformed': 'The email pattern does not produce addresses like jenna.dietrich@company.example.',
  'mapping.date_order_open': 'Choose the order of day, month and year.',
  'mapping.decimal_sign_open': 'Choose the decimal separator.',
  'mapping.currency_open': 'The file shows amounts in %{shown}. Confirm that they are in %{currency}, or convert them in the file.',
  'mapping.pay_period_open': 'Choose whether the salary is per year or per month.',
  'mapping.too_many_values': '%{label} has too many different values in “%{heading}”. Choose another column.',
  'mapping.values_open': 'Choose what %{values} means for %{label}. |||| Choose what %{values} mean for %{label}.',
  'mapping.more_values_open': 'Choose what %{values} and %{more} more mean for %{label}.',

  'request.not_found': 'There is nothing at this address.',
  'request.too_slow': 'The request took too long to arrive.',
  'request.too_large': 'This is too large to be accepted.',
  'request.conflict': 'This conflicts with existing data.',
  'request.reference_conflict': 'Other data still depends on this, or the record it refers to no longer exists.',
  'form.too_large': 'The form contains too much data.',
  'form.incomplete': 'The form was not received completely.',
  'idempotency.reused': 'This Idempotency-Key was already used for another request.',
  'idempotency.not_repeatable': 'This request has already been completed; its response cannot be shown again.',
  'server.error': 'Something went wrong on our side.',
  'server.busy': 'The system is busy. Please try again in a moment.',
  'server.database_away': 'The system is busy or its database is unavailable. Please try again in a moment.',
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
