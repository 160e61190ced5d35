/** Beside the columns of a file that is imported. */
export const columnNotes = {
  missing: 'Required: choose a column',
  missingValue: 'Required: choose a column, or one value for all rows',
  missingPerson: 'Required: a column with employee IDs, email addresses or names',
  missingBalance:
    'Required: this column, or a column for each leave type, such as “Balance: Annual Leave”',
  missingCountsFrom:
    'Required: the day from which the balances count; choose a column, or one value for all rows',
  countsFrom: 'All balances count from this day',
  withoutUseBy:
    'Without one, a balance is used up or carried over as the entitlement of its leave year',
  useBy: 'The last day on which these balances can be used',
  sameLeaveType: 'All balances are of this leave type',
  unknown: 'N/A until it is completed',
  unknownSalary: 'N/A until it is completed; not in payroll runs until then',
  same: 'Same value for all rows; a value already saved stays',
  sameSalary: 'Same monthly salary for all rows; a salary already saved stays',
  blankUnknown:
    '%{count} row is blank and stays unknown |||| %{count} rows are blank and stay unknown',
  email: 'Not in the file: created from the pattern below',
  blankEmails:
    '%{count} is blank: created from the pattern below |||| %{count} are blank: created from the pattern below',
  blank: '%{count} row is blank |||| %{count} rows are blank',
  left: '%{count} person has left |||| %{count} people have left',
  manager: 'A name or address that matches no employee is kept as text, with a warning',
  decider: 'A name, address or ID that matches no employee is left out, with a warning',
  departments:
    '%{count} of %{total} is new and will be created |||| %{count} of %{total} are new and will be created',
  lastFirst: 'Last name first: will be swapped',
  asWritten: 'Kept as written',
  keep: 'Keep as written',
  turn: 'Swap',
};
