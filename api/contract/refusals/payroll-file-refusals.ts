export const PAYROLL_FILE_REFUSALS = {
  'payroll.no_sepa':
    'A SEPA transfer needs EUR as currency and the bank account of the company, which is entered in Setting. Download the CSV instead.',
  'payroll.nobody_to_pay': 'Nobody in this run has net pay and a bank account that SEPA reaches.',
  'payroll.rows_refused':
    '%{count} row is refused, so nothing is imported. Correct the file. |||| %{count} rows are refused, so nothing is imported. Correct the file.',
  'payroll.import_not_found': 'This run has no amounts of this file.',
  'payroll.columns_missing': 'The file has no column for “%{label}”. Choose one.',
  'payroll.row_nobody': 'No employee has this employee ID or email address.',
  'payroll.row_component_unknown': 'No component has this name or wage code.',
  'payroll.row_component_ambiguous':
    'Several components have this name or wage code. Give each its own wage code.',
  'payroll.row_percent': 'This component is a percentage, so a file cannot have an amount for it.',
  'payroll.row_extra_cells': 'This row has more cells than there are headings.',
  'payroll.row_repeated': 'Row %{row} has the same person and component. Both count.',
  'payroll.row_in_run': '%{name} already has %{component} %{amount} in this run. Both count.',
  'payroll.row_in_other_run':
    '%{name} already has %{component} %{amount} in other runs of this period. Both count.',
  'payroll.row_recurring':
    '%{name} already gets %{component} %{amount} in this period. Both count.',
  'payroll.file_not_found': 'This file does not exist.',
  'payroll.file_published': 'This file is published. Remove it and upload it again.',
  'payroll.files_unmatched':
    '%{count} file has no person yet. Choose one or remove the file. |||| %{count} files have no person yet. Choose a person for each, or remove the files.',
  'payroll.files_changed':
    'The files changed since this list was loaded. Check them, then publish.',
  'payroll.not_pdf': 'This file is not a PDF.',
  'payroll.same_pdf': 'This file is the same as “%{name}”.',
  'payroll.too_many_files': 'At most %{max} files can be uploaded at once.',
  'payroll.zip_unreadable': '%{name} cannot be read. Pack it again without a password.',
  'payroll.zip_too_large': '%{name} is too large when unpacked. Split it.',
} as const;
