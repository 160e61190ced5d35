import type { CsvColumn } from '../../platform/http/csv.js';
import type { HandedAbsence } from './handed-absences.js';
import type { HandedLine } from './handed-pay.js';
import type { HandedPerson } from './handed-people.js';

export interface HandOver {
  people: HandedPerson[];
  pay: HandedLine[];
  absences: HandedAbsence[];
}

/** Numbers stay numbers, so that they can be summed and are not taken for formulas. Programs read columns by their place, so new ones stand at the end. */
const PEOPLE: CsvColumn<HandedPerson>[] = [
  { heading: 'Employee ID', cell: ({ employeeId }) => employeeId },
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Department', cell: ({ department }) => department },
  { heading: 'Designation', cell: ({ designation }) => designation },
  { heading: 'Date of Birth', cell: ({ dob }) => dob },
  { heading: 'Hire Date', cell: ({ hireDate }) => hireDate },
  { heading: 'Last Day', cell: ({ leftOn }) => leftOn },
  { heading: 'IBAN', cell: ({ iban }) => iban },
  { heading: 'BIC', cell: ({ bic }) => bic },
  { heading: 'Account Holder', cell: ({ holder }) => holder },
  { heading: 'Status', cell: ({ status }) => status || null },
  { heading: 'Changes', cell: ({ changes }) => changes || null },
  { heading: 'Next Month', cell: ({ nextMonth }) => nextMonth || null },
];

const PAY: CsvColumn<HandedLine>[] = [
  { heading: 'Employee ID', cell: ({ employeeId }) => employeeId },
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Wage Code', cell: ({ wageCode }) => wageCode },
  { heading: 'Component', cell: ({ component }) => component },
  { heading: 'Kind', cell: ({ kind }) => kind },
  { heading: 'Hours', cell: ({ hours }) => hours },
  { heading: 'Amount for an Hour', cell: ({ hourly }) => hourly },
  { heading: 'Percentage', cell: ({ percentage }) => percentage },
  { heading: 'Amount', cell: ({ amount }) => amount },
  { heading: 'From', cell: ({ from }) => from },
  { heading: 'To', cell: ({ to }) => to },
  { heading: 'Difference', cell: ({ difference }) => (difference ? 'yes' : 'no') },
  { heading: 'Why', cell: ({ why }) => why || null },
];

const ABSENCES: CsvColumn<HandedAbsence>[] = [
  { heading: 'Employee ID', cell: ({ employeeId }) => employeeId },
  { heading: 'Name', cell: ({ name }) => name },
  { heading: 'Leave Type', cell: ({ leaveType }) => leaveType },
  { heading: 'Paid', cell: ({ paid }) => (paid ? 'yes' : 'no') },
  { heading: 'Day', cell: ({ day }) => day },
  { heading: 'Days', cell: ({ days }) => days },
  { heading: 'Hours', cell: ({ hours }) => hours },
  { heading: 'From', cell: ({ period }) => period.from },
  { heading: 'To', cell: ({ period }) => period.to },
];

export interface HandOverSheet {
  name: string;
  headings: string[];
  rows: (string | number | null)[][];
}

export function handOverSheets({ people, pay, absences }: HandOver): HandOverSheet[] {
  return [
    sheet('People', PEOPLE, people),
    sheet('Pay', PAY, pay),
    sheet('Absences', ABSENCES, absences),
  ];
}

function sheet<Row>(name: string, columns: CsvColumn<Row>[], rows: readonly Row[]): HandOverSheet {
  return {
    name,
    headings: columns.map(({ heading }) => heading),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
