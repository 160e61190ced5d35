import { filledSentence, type Placeholders, type RefusalParameters } from '../refusals/refusals.js';

/**
 * Messages of the check about a row of a file, in English; screens translate them. A refusal continues '<label> <value> …', a note is a
 * sentence of its own. `net`, `yearly`, `monthly` and `twelveMonths` are amounts of two decimals, `fields` a list of fields. The keys are stored,
 * so they stay.
 */
export const ROW_MESSAGES = {
  required: 'is missing.',
  tooLong: 'must be at most %{max} characters long.',
  tooManyMarks: 'has more than %{max} accents or other marks in a row.',
  notStorable: 'contains characters that cannot be stored.',
  extraCells: 'is in a row with more cells than headings.',
  notDateYearFirst: 'is not a valid date. Correct it in the file: year-month-day.',
  notDateMonthFirst: 'is not a valid date. Correct it in the file: month/day/year.',
  notDateDayFirst: 'is not a valid date. Correct it in the file: day/month/year.',
  tooEarly: 'cannot be before %{earliest}.',
  tooLate: 'cannot be after %{latest}.',
  inFuture: 'cannot be in the future.',
  notWhole: 'has decimals, but the company’s currency has none.',
  notAmount: 'is not an amount from 0 to %{max} with at most two decimals after “%{sign}”.',
  noMeaning: 'is not mapped yet. Choose its value under Values.',
  notEmail: 'is not an email address like name@company.com.',
  emailInRow: 'is also in row %{row}. Each person needs their own email address.',
  emailTaken: 'already belongs to the account of %{name}.',
  repeatsRow: 'repeats row %{row}. Keep only one of them.',
  repeatsOtherwise: 'repeats row %{row} with different values (%{fields}). Keep only one of them.',
  beforeHireDate: 'is before the hire date, %{hireDate}.',
  departmentClosed: 'is closed from %{closedOn} on.',
  notAfterLastDay: 'must be after the last day of the previous employment, %{leftOn}.',
  notPeriods:
    'is not a list of employments that do not overlap, such as 2015-03-01–2018-02-28; 2019-05-01–2020-12-31.',
  notBegun: 'would be a return, but the employment from %{hireDate} has not started yet.',
  nobody: 'does not match any employee. Import the employee first.',
  paidOtherwise:
    'already has a salary record for this employee with different amounts (net %{net}). If this row is right, void that record first.',
  netDiffers: 'does not equal basic salary plus allowances minus deductions, %{net}.',
  belowZero: 'cannot exceed basic salary plus allowances.',
  isVoid: 'marks a void record, which cannot be imported. Remove the row from the file.',
  beforeStartDate: 'is before the start date, %{startDate}.',
  leaveTooLong: 'makes the leave %{days} days long; at most %{max} are allowed.',
  afterLastDay: 'is after the last day of employment, %{leftOn}.',
  betweenEmployments:
    'makes the leave extend beyond an employment: the last day was %{leftOn}, the next hire date is %{hireDate}.',
  overlapsRequest:
    'starts a leave that overlaps with the %{leaveType} from %{startDate} to %{endDate} (%{status}).',
  leaveClosed: 'is in a closed leave year: leave up to %{latest} is closed.',
  ownLeave:
    'is a decision on the leave of the admin who uploaded this file. Another admin can import the row.',
  overlapsRow: 'starts a leave that overlaps with row %{row}, from %{startDate} to %{endDate}.',
  severalPeople:
    'matches more than one employee. Add a column with employee IDs or email addresses.',
  notDays: 'is not a number of days with at most three decimals, such as 12.5.',
  notHours: 'is not a number of hours, such as 12:30 or 12.5.',
  beforeCountsFrom: 'is before the day from which the balance counts, %{countsFrom}.',
  withoutHireDate:
    'is for someone whose %{leaveType} is counted from the hire date, which is missing. Add it first.',
  withoutPolicy:
    'is a day on which this person has no policy for %{leaveType}. Assign one from that day or earlier first.',
  outsideEmployment: 'is not within an employment of this person.',
  openedOtherwise:
    'differs from the opening balance that this person already has from that day. If this row is right, reverse that one first.',
  notIban: 'is not a valid IBAN.',
  ownManager: 'is the person in this row.',
  factRecorded:
    'differs from what is recorded for this person from that day: %{recorded}. If this row is right, withdraw that change first.',
  patternAssigned:
    'differs from the working time that is assigned to this person from that day: %{recorded}. If this row is right, take that back first.',

  repeats: 'Repeats row %{row}.',
  yearlyRounded:
    '%{yearly} per year becomes %{monthly} per month, which is %{twelveMonths} over twelve months.',
  payLeftOut: 'The pay of %{written} is not imported: “%{period}” is neither a month nor a year.',
  lowPay: '%{monthly} per month is unusually low. Is it the pay of an hour or a day?',
  maritalStatusSimplified: 'Marital Status “%{written}” is saved as %{maritalStatus}.',
  phoneLeftOut: 'Phone “%{written}” is not a phone number, so it is left out.',
  unknownUntilCompleted: 'Unknown until completed: %{fields}.',
  withoutPay: 'Without a salary, this person cannot be in a payroll run.',
  managerAsText: '%{manager} does not match exactly one employee, so the manager is kept as text.',
  managerLeftOut: 'Manager “%{written}” does not match exactly one employee, so it is left out.',
  approverLeftOut:
    'Approver “%{written}” does not match exactly one other employee, so it is left out.',
  deputyLeftOut:
    'Deputy “%{written}” does not match exactly one other employee, so it is left out.',
  paidAfterLastDay: 'The pay date is after the last day of employment, %{date}.',
  paidInMonth: 'There is already a salary record for this month, dated %{date}.',
  rowPaysMonth: 'Row %{row} pays this person in the same month, on %{date}.',
  returns: 'This is a return: the employment until %{leftOn} is kept.',
  aboveBalance: 'The balance of %{leaveType} does not cover it (days missing on %{day}: %{days}).',
  aboveBalanceInHours:
    'The balance of %{leaveType} does not cover it (hours missing on %{day}: %{hours}).',
  notInForce: 'The row was withdrawn or replaced, so nothing is recorded.',
  accountLeftOut: 'The bank account is left out: only an admin who is signed in can import it.',
  holderWithoutIban: 'Without an IBAN, the account holder is left out.',
  fromBeginning: 'The first row of this person: it holds from the beginning.',
  patternFrom: 'The working time is assigned from %{from}: leave years before are closed.',
  patternLeftOut:
    'The working time is left out: leave years are closed, and another row says what holds afterwards.',
  nothingToBook: 'The balance is 0 or blank, so nothing is booked.',
  signInCloses: 'Sign-in will be closed and all sessions ended.',
} as const;

export type RowMessageKey = keyof typeof ROW_MESSAGES;

/** They warn of nothing: the row has no effect, or its amount says the same. */
export const INFORMATIONAL_MESSAGES: readonly RowMessageKey[] = [
  'repeats',
  'yearlyRounded',
  'nothingToBook',
  'notInForce',
  'fromBeginning',
];

export interface RowMessage {
  key: RowMessageKey;
  parameters: RefusalParameters;
}

type Values<Key extends RowMessageKey> = Placeholders<(typeof ROW_MESSAGES)[Key]>;

export function rowMessage<Key extends RowMessageKey>(
  key: Key,
  ...[parameters]: [Values<Key>] extends [never] ? [] : [Record<Values<Key>, string | number>]
): RowMessage {
  return { key, parameters: parameters ?? {} };
}

export function rowMessageText(
  { key, parameters }: RowMessage,
  labelOf: (field: string) => string,
): string {
  const { fields } = parameters;
  const labels = typeof fields === 'string' && {
    fields: fields.split(',').map(labelOf).join(', '),
  };
  return filledSentence(ROW_MESSAGES[key], { ...parameters, ...labels });
}
