import { ROW_MESSAGES } from '../../../../api/contract/imports/row-messages.js';
import { balanceMeaning } from './imports/balance-meaning';
import { columnNotes } from './imports/column-notes';
import { importedFields } from './imports/imported-fields';
import { importRemarks } from './imports/import-remarks';

export * from './imports/headings';

export const imports = {
  title: {
    employees: 'Import employees',
    jobs: 'Import job history',
    salaries: 'Import salary records',
    leaves: 'Import leave requests',
    balances: 'Import leave balances',
  },
  kinds: {
    employees: 'Employees',
    jobs: 'Job history',
    salaries: 'Salary records',
    leaves: 'Leave requests',
    balances: 'Leave balances',
  },
  steps: {
    label: 'Import steps',
    of: 'Step %{step} of %{count}:',
    upload: 'Upload',
    columns: 'Columns and values',
    check: 'Check',
    apply: 'Apply',
  },
  settled: {
    upload: '%{file}, %{count} row |||| %{file}, %{count} rows',
    columns: '%{used} of %{count} column used |||| %{used} of %{count} columns used',
    check:
      '%{going} of %{count} row can be imported |||| %{going} of %{count} rows can be imported',
  },
  notFound: 'Import not found',
  back: 'Back',
  continue: 'Continue',
  unreachable: 'The server cannot be reached right now. This page keeps trying.',
  changedSince: '%{count} record has changed since |||| %{count} records have changed since',
  fault: {
    check: 'The rows were not checked.',
    apply: 'Nothing was imported.',
    undo: 'The import was not undone.',
  },
  results: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    repeated: 'Repeated',
    refused: 'Refused',
  },
  outcomes: {
    new: 'Added',
    changed: 'Updated',
    unchanged: 'Unchanged',
    repeated: 'Repeated',
    refused: 'Refused',
  },
  row: {
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    repeated: 'Repeated',
    refused: 'Refused',
  },
  rowMessages: ROW_MESSAGES,
  fields: importedFields,
  /** A column with the balance of one leave type. */
  balanceOf: 'Balance: %{type}',
  upload: {
    kind: 'File contents',
    drop: 'Drop a CSV or Excel file here',
    hint: 'or choose one from your computer. CSV can be separated by commas, semicolons or tabs. Up to 20 MB.',
    choose: 'Choose a file',
    another: 'Choose another file',
    large: 'This file is larger than 20 MB. Split it, or remove the columns you do not need.',
    failed: 'The file could not be uploaded. Please try again.',
    read: '%{file} was read: %{count} row. |||| %{file} was read: %{count} rows.',
    file: 'The file',
    rows: '%{count} row |||| %{count} rows',
    columns: '%{count} column |||| %{count} columns',
    workbook: 'Excel workbook',
    template: 'Download a template',
    separators: {
      comma: 'separated by commas',
      semicolon: 'separated by semicolons',
      tab: 'separated by tabs',
    },
    remove: 'Remove',
    nothing: 'Nothing is saved until you have reviewed the rows.',
  },
  earlier: {
    title: 'Earlier imports',
    counts: '%{new} new, %{changed} changed',
    undo: 'Undo',
    undoOf: 'Undo the import of %{name}',
    undone: 'Undone %{date}',
    continue: 'Continue',
    watch: 'In progress',
    continueWith: 'Continue with %{name}',
    discard: 'Discard',
    discardOf: 'Discard %{name}',
    more: 'Show more',
    failed: 'The earlier imports could not be loaded.',
  },
  columns: {
    title: 'Columns',
    blanks:
      'A blank cell changes nothing: what is already saved about a person stays. To remove a value, edit the person.',
    jobBlanks:
      'A blank cell says nothing. Write (none) where something no longer holds from that day. The first row of each person holds from the beginning.',
    heading: 'Column in the file',
    samples: 'Sample values',
    becomes: 'Field',
    note: 'Note',
    becomesOf: 'Field for %{column}',
    columnOf: 'Column for %{field}',
    none: 'Do not import',
    noColumn: 'No column',
    unknown: 'Left unknown',
    constant: 'One value for all rows',
    constantOf: '%{field} for all rows',
    blank: 'blank',
    show: 'Show the column that is not imported |||| Show the %{count} columns that are not imported',
    hide: 'Hide columns that are not imported',
    check: 'Check %{count} row |||| Check %{count} rows',
    lacking:
      'One setting above is missing or invalid. |||| %{count} settings above are missing or invalid.',
    refused: 'The rows could not be checked.',
    failed: 'The columns of the file could not be loaded.',
  },
  notes: columnNotes,
  dates: {
    title: 'Dates',
    orders: { 'year-first': 'Year first', 'month-first': 'Month first', 'day-first': 'Day first' },
    clear:
      '%{clear} of %{count} date can only be read one way. |||| %{clear} of %{count} dates can only be read one way.',
    unclear:
      'The date can be read in more than one way. Choose the right order. |||| %{count} dates can be read in more than one way. Choose the right order.',
    means: '%{written} is %{date}.',
    exist: 'The date is valid. |||| %{count} dates are valid.',
    wrong:
      '%{count} date would be invalid, such as %{example}. |||| %{count} dates would be invalid, such as %{example}.',
  },
  decimals: {
    title: 'Amounts',
    help: 'The decimal separator in the file.',
    signs: { point: 'Point', comma: 'Comma' },
    means: '%{written} is %{amount}.',
    wrong: 'Some amounts could not be read, such as %{example}.',
  },
  currency: {
    title: 'Currency',
    help: 'The file shows %{shown}, but your company pays in %{currency}.',
    confirm: 'The amounts are in %{currency}',
    means:
      '%{written} is saved as %{amount}. Amounts are not converted. To convert them, edit the file and upload it again.',
  },
  pay: {
    help: 'Salaries are saved as monthly amounts.',
    periods: { year: 'Per year', month: 'Per month' },
    other: 'Do not import',
    means: {
      year: '%{written} per year becomes %{month} per month.',
      month: '%{written} stays %{month} per month.',
    },
  },
  payDay: {
    title: 'Pay dates',
    help: 'Some pay dates in the file are months.',
    confirm: 'Pay is on the last day of the month',
    means: '%{written} becomes the last day of that month. Dates with a day stay as they are.',
  },
  hireDay: {
    title: 'Hire dates',
    help: 'The column “%{heading}” may have the first day of the newest contract, not the day on which people were hired.',
    confirm: 'People were hired on these days',
    means:
      '%{written} becomes a hire date. Otherwise, choose another column for it, or “Do not import”.',
  },
  values: {
    title: 'Values',
    help: 'Suggested from the values in the file.',
    of: '%{value} becomes',
    missing: 'Choose a value.',
    unknown: 'Unknown',
    many: 'This column has too many different values. Did you mean another column?',
  },
  people: {
    title: 'Email and role',
    withoutEmail:
      'For the person without an email address. |||| For the %{count} people without an email address.',
    withoutRole:
      'For the person without a role in the file. |||| For the %{count} people without a role in the file.',
    pattern: 'Email pattern',
    patternHelp:
      '%{first}, %{last} and %{id} are replaced by first name, last name and employee ID.',
    domain: 'Domain',
    domainHelp: 'The part after the @. Yours is %{domain}.',
    domainOpen: 'The part after the @.',
    example: '%{email}, with a number if taken',
    admins: 'Admins can see and change everything. Are you sure?',
  },
  keep: {
    label: 'Save this mapping',
    name: 'Mapping name',
    missing: 'Please enter a name.',
    use: 'Use a saved mapping',
    none: 'None',
    by: 'Saved by %{name}, %{at}',
    fresh: 'Start fresh',
    unfit: 'This mapping has no columns in common with the file.',
    remove: 'Remove this mapping',
  },
  running: {
    checking: 'Checking %{count} row |||| Checking %{count} rows',
    importing: {
      employees: 'Importing %{count} person |||| Importing %{count} people',
      jobs: 'Importing %{count} row of job history |||| Importing %{count} rows of job history',
      salaries: 'Importing %{count} salary record |||| Importing %{count} salary records',
      leaves: 'Importing %{count} leave request |||| Importing %{count} leave requests',
      balances: 'Importing %{count} row of balances |||| Importing %{count} rows of balances',
    },
    undoing: 'Undoing the import of %{name}',
    about: '%{file}, started %{at}',
    starting: 'Starting',
    rows: '%{done} of %{count} row |||| %{done} of %{count} rows',
    seconds: 'about %{count} second left |||| about %{count} seconds left',
    minutes: 'about %{count} minute left |||| about %{count} minutes left',
    close: 'You can close this page. The work continues, and this page shows its progress.',
    closeImport:
      'You can close this page. The import continues, and you will be notified when it is done.',
    cancelCheck: 'Cancel check',
    cancelImport: 'Cancel import',
    cancelUndo: 'Cancel undo',
  },
  meaning: balanceMeaning,
  check: {
    all: 'All',
    warned: 'With warnings',
    row: 'Row',
    rowNumber: 'Row %{row}',
    rows: 'Rows of the file',
    result: 'Result',
    none: 'No rows',
    effects: 'Before you import',
    noneOf: 'No rows have this result.',
    done: 'Checked: %{new} new, %{changed} changed, %{unchanged} unchanged, %{repeated} repeated, %{refused} refused',
    after: '%{amount} afterwards',
    aYear: '%{amount} per year',
    aYearRounded: '%{amount} per year, %{months} over twelve months',
    currency: 'The file shows %{shown}: amounts are saved in %{currency} without conversion.',
    unfold: 'Show %{count} more |||| Show %{count} more',
    fold: 'Show fewer',
    new: 'One row will be added. |||| %{count} rows will be added, all or none.',
    changed: 'One record will be updated. |||| %{count} records will be updated, all or none.',
    both: '%{new} will be added and %{changed} updated, all or none.',
    repeated: 'One row repeats another. |||| %{count} rows repeat others.',
    stayOut:
      'The refused row will not be imported. |||| The %{count} refused rows will not be imported.',
    nothing: 'There is nothing to import: everything in the file is already saved.',
    nothingRefused:
      'There is nothing to import: one row was refused, and no other row is new. |||| There is nothing to import: %{count} rows were refused, and no other row is new.',
    openings: '%{type}: %{amount} for one person. |||| %{type}: %{amount} for %{count} people.',
    departments:
      'One department will also be created: %{names}. |||| %{count} departments will also be created: %{names}.',
    uninvited: 'No one is invited yet.',
    unknown: 'Unknown for all new people until completed: %{fields}.',
    unpaid: 'Without a salary, they cannot be in a payroll run.',
    import: {
      employees: 'Import %{count} person |||| Import %{count} people',
      jobs: 'Import %{count} row of job history |||| Import %{count} rows of job history',
      salaries: 'Import %{count} salary record |||| Import %{count} salary records',
      leaves: 'Import %{count} leave request |||| Import %{count} leave requests',
      balances: 'Import %{count} row of balances |||| Import %{count} rows of balances',
    },
  },
  noticed: importRemarks,
  applying: {
    checking: 'Rows prepared',
    departments: 'One department created |||| %{count} departments created',
    people: 'People and accounts',
    records: 'Records',
    audit: 'Audit log entries',
    states: { done: 'done', doing: 'in progress' },
  },
  refused: { download: 'Download refused rows', suffix: 'refused' },
  applied: {
    added: {
      employees: '%{count} person added |||| %{count} people added',
      jobs: '%{count} row of job history imported |||| %{count} rows of job history imported',
      salaries: '%{count} salary record added |||| %{count} salary records added',
      leaves: '%{count} leave request added |||| %{count} leave requests added',
      balances: '%{count} row of balances imported |||| %{count} rows of balances imported',
    },
    updated: {
      employees: '%{count} person updated |||| %{count} people updated',
      jobs: '%{count} row of job history updated |||| %{count} rows of job history updated',
      salaries: '%{count} salary record updated |||| %{count} salary records updated',
      leaves: '%{count} leave request updated |||| %{count} leave requests updated',
      balances: '%{count} row of balances updated |||| %{count} rows of balances updated',
    },
    /** After what was added. */
    alsoUpdated: {
      employees: '%{count} updated',
      jobs: '%{count} updated',
      salaries: '%{count} updated',
      leaves: '%{count} updated',
      balances: '%{count} updated',
    },
    by: '%{file}, by %{who}, %{at}',
    took: 'in one second |||| in %{count} seconds',
    view: 'View employees',
    viewLeaves: 'View leave requests',
    viewBalances: 'View leave balances',
    openings: 'Opening balances',
    refused: 'One row was refused |||| %{count} rows were refused',
    refusedText:
      'As a CSV file with the reason next to each row, ready to correct and upload again.',
    departments: 'One department was created |||| %{count} departments were created',
    viewDepartments: 'View departments',
    undo: 'This import can be undone',
    undoText: {
      employees: 'As long as none of the imported employees has been changed or paid.',
      jobs: 'As long as none of the imported changes has been withdrawn or replaced.',
      salaries: 'As long as none of the imported records has been changed.',
      leaves: 'As long as none of the imported requests has been changed, approved or rejected.',
      balances:
        'As long as none of the imported balances has been reversed and their leave years are open. The ledger keeps each entry and its reversal.',
    },
    noUndo: 'This import can no longer be undone',
  },
  invitations: {
    waiting: 'One person has no password yet |||| %{count} people have no password yet',
    mail: 'Invitations are sent by email. People can sign in after accepting theirs.',
    noMail:
      'Email is not set up: create one file with all links and share them yourself. People can sign in after using theirs.',
    invited: 'One has already been invited. |||| %{count} have already been invited.',
    left: 'One other person has left and needs no invitation. |||| %{count} others have left and need no invitation.',
  },
  undo: {
    action: 'Undo import',
    title: 'Undo the import of %{name}?',
    takeOut: {
      employees:
        'The person added will be removed. |||| The %{count} people added will be removed.',
      jobs: 'The changes of one row will be withdrawn. |||| The changes of %{count} rows will be withdrawn.',
      salaries:
        'The record added will be removed. |||| The %{count} records added will be removed.',
      leaves:
        'The request added will be removed. |||| The %{count} requests added will be removed.',
      balances:
        'The balances of one row will be reversed. |||| The balances of %{count} rows will be reversed.',
    },
    setBack: {
      employees:
        'The person updated will be restored. |||| The %{count} people updated will be restored.',
      jobs: 'The changes updated will be restored.',
      salaries:
        'The record updated will be restored. |||| The %{count} records updated will be restored.',
      leaves:
        'The request updated will be restored. |||| The %{count} requests updated will be restored.',
      balances: 'The balances updated will be restored.',
    },
    departments: 'The departments it created will be removed, too.',
  },
  undone: {
    title: 'Import undone',
    by: 'Undone by %{who}, %{at}',
    text: 'Everything is as it was before. The audit log shows both the import and the undo.',
    another: 'Import another file',
  },
};
