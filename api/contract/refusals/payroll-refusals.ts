/** The refusals of payroll and bank accounts. */
export const PAYROLL_REFUSALS = {
  'bank.iban_malformed':
    '%{label} must be two letters, two digits and the account, like IE64 IRCE 9205 0112 3456 78.',
  'bank.iban_country':
    'An IBAN begins with the letters of its country, like DE or IE. No IBAN begins with %{country}.',
  'bank.iban_length':
    'An IBAN that begins with %{country} has %{length} characters. This one has %{given}.',
  'bank.iban_wrong':
    'This IBAN cannot be right: a character is wrong or swapped. Compare it with your bank statement.',
  'bank.bic_malformed': '%{label} must have 8 or 11 characters, like IRCEIE2D.',
  'bank.stale': 'Someone else changed this bank account in the meantime. Please reload it.',
  'payroll.no_sepa':
    'A SEPA transfer needs EUR as currency and the bank account of the company, which is entered in Setting. Download the CSV instead.',
  'payroll.nobody_to_pay': 'No one in this run has net pay and a bank account that SEPA reaches.',
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
  'payroll.run_not_found': 'This payroll run does not exist.',
  'payroll.payslip_not_found': 'This payslip does not exist.',
  'payroll.component_not_found': 'This component does not exist.',
  'payroll.assignment_not_found': 'This assignment does not exist.',
  'payroll.not_set_up': 'Set up the pay periods first, in Setting.',
  'payroll.not_draft': 'This run is no longer a draft, so it cannot be changed.',
  'payroll.not_approved': 'This run is not approved.',
  'payroll.not_paid': 'This payslip is not paid.',
  'payroll.bank_file_made':
    '%{name} made the bank file of this run on %{date}. Confirm that it was not sent to the bank.',
  'payroll.second_admin':
    'Another admin has to confirm that the bank file was not sent, because you made it.',
  'payroll.paid_already': 'This run is being paid or was paid, so it cannot be reopened.',
  'payroll.computing': 'The run is being calculated. Please wait until it is done.',
  'payroll.changed':
    'Since you looked at this run, %{count} payslip has changed. Please review it again. |||| Since you looked at this run, %{count} payslips have changed. Please review it again.',
  'payroll.errors':
    '%{count} payslip has an error. Correct it before you approve. |||| %{count} payslips have errors. Correct them before you approve.',
  'payroll.nobody': 'This run has no payslips.',
  'payroll.not_single':
    'Only a single payment can be withdrawn. A recurring item is ended instead.',
  'payroll.withdrawn': 'This single payment has already been withdrawn.',
  'payroll.basis_changed': 'The settlement is no longer as shown. Look at it again.',
  'payroll.no_draft': 'No draft covers the last day. Start the run first.',
  'payroll.nothing_chosen': 'Choose leave that is left and can be paid.',
  'payroll.settlement_paid':
    'Unused leave until %{leftOn}, %{amount}, is on an approved payslip. Say whether it stays there or is taken back.',
  'payroll.recovery_amount': 'The amount must be above 0 and at most what is open, %{open}.',
  'payroll.recovery_changed': 'Only %{open} is still open. Record it again.',
  'payroll.recovery_not_found': 'This repayment or waiver does not exist.',
  'payroll.signed': 'This has already been signed.',
  'payroll.four_eyes':
    'Another admin has to sign what you recorded, before this run can be approved.',
  'payroll.run_open': 'The run of %{start} – %{end} is still open. Approve or discard it first.',
  'payroll.period_taken': 'There is already a regular run for this period.',
  'payroll.period_unknown': 'This pay period does not exist.',
  'payroll.record_exists': '%{name} already has a salary record on %{date}. Void it first.',
  'payroll.component_name_taken': 'There is already a component with this name.',
  'payroll.component_stale':
    'Someone else changed this component in the meantime. Please reload it.',
  'payroll.component_builtin':
    'Basic Salary is paid by the salary, so it cannot be changed, switched off or assigned.',
  'payroll.component_off': 'This component is switched off.',
  'payroll.component_used':
    'This component is in use, so its kind and unit stay. Add another component instead.',
  'payroll.component_held':
    'Someone still has this component. End that first, so that nothing more is due.',
  'payroll.amount_needed': 'Enter the amount.',
  'payroll.not_unsettled':
    'This does not match what is left to settle of earlier periods for this person.',
  'payroll.rate_needed': 'Enter the percentage.',
  'payroll.hours_needed': 'Enter the hours and the amount for an hour.',
  'payroll.one_scope': 'Choose an employee or a department, not both.',
  'payroll.payments_malformed':
    '“%{label}” must be a list of at most %{max} payments, each with its employee and component.',
  'payroll.run_needs_employee': 'A single payment needs an employee.',
  'payroll.assignment_ended': 'This assignment has already ended.',
  'payroll.end_before_start':
    'The last day cannot be before the day from which it applies. To take it back entirely, end it on the day before.',
  'payroll.settings_stale':
    'Someone else changed these settings in the meantime. Please reload them.',
  'payroll.effect_people':
    'This can change the pay of more than %{max} people. The next draft shows the effect.',
  'payroll.started': 'Pay periods stay as they are while there is a run. A draft can be discarded.',
  'payroll.first_day': 'Months begin on the first day, half months on the first or sixteenth.',
} as const;
