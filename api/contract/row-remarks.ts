import { filledSentence, type Placeholders, type RefusalParameters } from './refusals.js';

/**
 * What the check says about a row of a file, in English; screens word it in their language. A fault continues '<label> <value> …', a note is a
 * sentence of its own. `net`, `yearly`, `monthly` and `twelveMonths` are amounts of two decimals, `fields` a list of fields. The keys are stored,
 * so they stay.
 */
export const ROW_REMARKS = {
  required: 'is required.',
  tooLong: 'must be at most %{max} characters long.',
  notStorable: 'contains characters that cannot be stored.',
  extraCells: 'has more cells in its row than there are headings.',
  notDateYearFirst: 'is not a date. Mend it in the file, as year-month-day.',
  notDateMonthFirst: 'is not a date. Mend it in the file, as month/day/year.',
  notDateDayFirst: 'is not a date. Mend it in the file, as day/month/year.',
  tooEarly: 'must not lie before %{earliest}.',
  tooLate: 'must not lie after %{latest}.',
  inFuture: 'must not lie in the future.',
  notAmount: 'is not an amount from 0 to %{max} with at most two decimals after “%{sign}”.',
  noMeaning: 'has no meaning yet. Say under Values what it becomes.',
  notEmail: 'is not an e-mail address such as name@company.com.',
  emailInRow: 'stands in row %{row} as well. Each person needs an address of their own.',
  emailTaken: 'already belongs to the account of %{name}.',
  repeatsRow: 'repeats row %{row}. Keep one of the two.',
  repeatsOtherwise: 'repeats row %{row} with other values (%{fields}). Keep one of the two.',
  beforeHireDate: 'lies before the hire date, %{hireDate}.',
  nobody: 'belongs to nobody. Import the person first.',
  paidOtherwise: 'already has a salary record of this person with other amounts (net %{net}). Void it first, if this one is right.',
  netDiffers: 'is not basic salary, allowances and deductions together, %{net}.',
  belowZero: 'must not be more than basic salary and allowances together.',
  isVoid: 'marks a void record, which is not imported. Take the row out of the file.',
  beforeStartDate: 'lies before the start date, %{startDate}.',
  leaveTooLong: 'makes %{days} days; a leave request can span at most %{max}.',
  overlapsRequest: 'begins days that overlap with the %{leaveType} from %{startDate} to %{endDate} (%{status}).',
  overlapsRow: 'begins days that overlap with row %{row}, from %{startDate} to %{endDate}.',

  repeats: 'Repeats row %{row}.',
  yearlyRounded: '%{yearly} a year becomes %{monthly} a month, which makes %{twelveMonths} in twelve months.',
  maritalStatusSimplified: 'Marital Status “%{written}” is stored as %{maritalStatus}.',
  managerAsText: '%{manager} is not one person of the company, so this manager is kept as text.',
  paidAfterLastDay: 'The pay date lies after the last day of employment, %{date}.',
  paidInMonth: 'There is already a salary record in this month, of %{date}.',
  rowPaysMonth: 'Row %{row} pays this person in the same month, on %{date}.',
  signInCloses: 'The sign-in is closed and all sessions are ended.',
} as const;

export type RowRemarkKey = keyof typeof ROW_REMARKS;

export interface RowRemark {
  key: RowRemarkKey;
  parameters: RefusalParameters;
}

type Values<Key extends RowRemarkKey> = Placeholders<(typeof ROW_REMARKS)[Key]>;

export function rowRemark<Key extends RowRemarkKey>(key: Key, ...[parameters]: [Values<Key>] extends [never] ? [] : [Record<Values<Key>, string | number>]): RowRemark {
  return { key, parameters: parameters ?? {} };
}

export function rowRemarkText({ key, parameters }: RowRemark, labelOf: (field: string) => string): string {
  const { fields } = parameters;
  const labels = typeof fields === 'string' && { fields: fields.split(',').map(labelOf).join(', ') };
  return filledSentence(ROW_REMARKS[key], { ...parameters, ...labels });
}
