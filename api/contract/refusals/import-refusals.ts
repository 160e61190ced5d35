/** The refusals of imports and their files. */
export const IMPORT_REFUSALS = {
  'mapping.not_found': 'This mapping does not exist.',
  'mapping.text_malformed': '%{label} must be text of at most %{max} characters.',
  'mapping.column_required': 'Choose a column for %{label}.',
  'mapping.column_or_value_required': 'Choose a column for %{label}, or one value for all rows.',
  'mapping.column_missing': 'The file has no column “%{heading}”.',
  'mapping.column_used': 'The column “%{heading}” is already used for %{label}.',
  'mapping.name_twice': 'Choose either Full Name or First Name and Last Name.',
  'mapping.name_required':
    'Choose a column for Full Name, or one each for First Name and Last Name.',
  'mapping.first_name_required': 'Choose a column for First Name as well as Last Name.',
  'mapping.last_name_required': 'Choose a column for Last Name as well as First Name.',
  'mapping.address_twice': 'Choose either Address or its parts, such as Street and City.',
  'mapping.email_required':
    'Choose a column for Email Address, or enter the domain of the addresses to create.',
  'mapping.person_required': 'Choose a column for Employee ID, Email Address or Full Name.',
  'mapping.balance_required':
    'Choose a column for Balance, or one for the balance of each leave type.',
  'mapping.balance_twice':
    'Choose either one column for Balance, or one for the balance of each leave type.',
  'mapping.pattern_without_at':
    'The email pattern needs one @, as in {first}.{last}@company.example.',
  'mapping.pattern_without_domain':
    'Enter the domain of your company’s email addresses, the part after the @.',
  'mapping.pattern_without_name': 'The email pattern needs {first}, {last} or {id} before the @.',
  'mapping.pattern_unknown_name':
    'The email pattern can contain only {first}, {last} and {id}, and only before the @.',
  'mapping.pattern_malformed':
    'The email pattern does not produce addresses like jenna.dietrich@company.example.',
  'mapping.date_order_open': 'Choose the order of day, month and year.',
  'mapping.decimal_sign_open': 'Choose the decimal separator.',
  'mapping.currency_open':
    'The file shows amounts in %{shown}. Confirm that they are in %{currency}, or convert them in the file.',
  'mapping.pay_period_open': 'Choose whether the salary is per year or per month.',
  'mapping.pay_day_open':
    'Some pay dates are months, such as “%{written}”. Confirm that pay is on the last day of the month, or write the dates in the file.',
  'mapping.hire_day_open':
    '“%{heading}” may be the first day of the newest contract. Confirm that people were hired on these days, or choose another column for Hire Date.',
  'mapping.too_many_values':
    '%{label} has too many different values in “%{heading}”. Choose another column.',
  'mapping.values_open':
    'Choose what %{values} means for %{label}. |||| Choose what %{values} mean for %{label}.',
  'mapping.more_values_open': 'Choose what %{values} and %{more} more mean for %{label}.',
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
  'import.balances_open':
    'Choose what the balances in the file mean: what is left with all included, or carried over.',
  'import.not_removable': 'Only a file that was not imported can be removed.',
  'import.changed_meanwhile': 'The status of this file has just changed. Please try again.',
  'import.stale':
    'Some data has changed since the file was checked. Nothing was saved; please check it again.',
  'import.changed_since':
    '%{count} record has changed since, so this import cannot be undone. |||| %{count} records have changed since, so this import cannot be undone.',
  'import.undo_conflict':
    'A former email address or employee ID is now used by someone else, or a former department or manager no longer exists. Nothing was undone.',
  'import.busy': 'Too many other changes were being made. Nothing was saved; please try again.',
  'import.interrupted': 'The server was interrupted several times. Nothing was saved.',
  'import.failed': 'Something went wrong. Nothing was saved.',
  'import.admin_dismissed':
    'The admin who started this has been signed out or is no longer an admin. Nothing was saved.',
  'import.checked_again':
    'The file has been checked again since you saw it. Please look at the new check before you import it.',
  'import.cancelled': 'The import was cancelled. Nothing was saved.',
  'import.undo_cancelled': 'The undo was cancelled. The imported data is unchanged.',
  'file.too_large': 'The file must be at most %{max} MB.',
  'file.too_large_to_import': 'The file must be at most %{max} MB. Please split it.',
  'file.missing': 'The file is missing or empty.',
  'file.empty': 'The file is empty.',
  'file.no_such_row':
    'The file has no row %{row}, or it is blank. Choose the row that holds the headings.',
  'file.headings_in_one_cell':
    'Row %{row} has one cell only, but the table has several columns. Choose the row that holds the headings.',
  'file.no_rows': 'The file has headings but no rows.',
  'file.too_many_lines':
    'The file has more than %{max} lines, most of them blank. Remove the blank lines.',
  'file.too_many_rows': 'The file has more than %{max} rows. Split it.',
  'file.row_too_long': 'Row %{row} is longer than %{max} characters. Is a quotation mark missing?',
  'file.row_endless':
    'Row %{row} is longer than two megabytes. Is a closing quotation mark missing?',
  'file.quote_not_closed':
    'A quotation mark opened in row %{row} is never closed, or is closed in the middle of a cell.',
  'file.quote_in_cell':
    'Row %{row} has a quotation mark in the middle of a cell. Put the whole cell in quotation marks and double each one inside it.',
  'file.one_column':
    'The file has only one column. Columns must be separated by commas, semicolons or tabs.',
  'file.too_many_columns': 'The file has %{columns} columns; the limit is %{max}.',
  'file.cell_too_long':
    'Row %{row} has a cell of more than %{max} characters. Is a quotation mark missing?',
  'file.heading_too_long':
    'The heading of column %{column} is longer than %{max} characters. Is it the row of the headings?',
  'file.workbook':
    'This workbook is in an old format or has a password. Save it as an Excel workbook (.xlsx) without a password, or as CSV.',
  'file.workbook_unreadable':
    'This file is not an Excel workbook, or is damaged. Save it again as an Excel workbook (.xlsx) or as CSV.',
  'file.workbook_too_large':
    'This workbook is too large to be read. Save only the sheet with the data, as CSV.',
  'file.too_costly':
    'This file takes too much time or memory to be read. Split it, or save only the sheet with the data, as CSV.',
  'file.not_text': 'This is neither a CSV file nor an Excel workbook.',
} as const;
