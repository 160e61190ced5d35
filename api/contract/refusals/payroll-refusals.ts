import { BANK_REFUSALS } from './bank-refusals.js';

export const PAYROLL_REFUSALS = {
  ...BANK_REFUSALS,
  'field.not_decimal':
    '“%{label}” must be a number above 0 and at most %{max}, with at most two decimals.',
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
  'payroll.computing': 'The run is being computed. Please wait until it is done.',
  'payroll.changed':
    'Since you looked at this run, %{count} payslip has changed. Please review it again. |||| Since you looked at this run, %{count} payslips have changed. Please review it again.',
  'payroll.errors':
    '%{count} payslip has an error. Correct it before you approve. |||| %{count} payslips have errors. Correct them before you approve.',
  'payroll.nobody': 'This run has no payslips.',
  'payroll.not_single': 'Only a single payment can be withdrawn. An item that goes on is ended.',
  'payroll.withdrawn': 'This single payment was withdrawn already.',
  'payroll.basis_changed': 'The settlement is no longer as shown. Look at it again.',
  'payroll.no_draft': 'There is no draft that reaches the last day. Begin the run first.',
  'payroll.nothing_chosen': 'Choose leave that is left and can be paid.',
  'payroll.settlement_paid':
    'Unused leave until %{leftOn}, %{amount}, is on an approved payslip. Say whether it stays there or is taken back.',
  'payroll.recovery_amount': 'The amount must be above 0 and at most what is open, %{open}.',
  'payroll.recovery_changed': 'Meanwhile only %{open} is open. Record it anew.',
  'payroll.recovery_not_found': 'This repayment or waiver does not exist.',
  'payroll.signed': 'This was signed already.',
  'payroll.four_eyes':
    'Another admin has to sign what you recorded, before this run can be approved.',
  'payroll.run_open': 'The run of %{period} is still open. Approve or discard it first.',
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
    'Somebody still has this component. End that first, so that nothing more is due of it.',
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
    'The last day cannot be before the day from which it holds. To take it back entirely, end it on the day before.',
  'payroll.settings_stale':
    'Someone else changed these settings in the meantime. Please reload them.',
  'payroll.effect_people':
    'This can change the pay of more than %{max} people. The next draft shows the effect.',
  'salary.large_change':
    'The salary would change from %{before} to %{after}, by %{percent} %. Confirm it if this is right.',
  'payroll.started': 'Pay periods stay as they are while there is a run. A draft can be discarded.',
  'payroll.first_day': 'Months begin on the first day, halves of months on the first or sixteenth.',
  'salary.of_payslip': 'This record belongs to a payslip. Reverse the payslip instead.',
} as const;
