import { Dice } from './dice.mjs';
import { FIRST_NAMES, LAST_NAMES } from './words.mjs';

const HEADINGS =
  'Employee_Name,EmpID,MarriedID,GenderID,DeptID,Salary,Termd,Position,State,Zip,DOB,Sex,MaritalDesc,CitizenDesc,DateofHire,DateofTermination,TermReason,EmploymentStatus,Department,ManagerName,RecruitmentSource,PerformanceScore';
const DEPARTMENTS = [
  'Production       ',
  'IT/IS',
  'Software Engineering',
  'Sales',
  'Admin Offices',
  'Executive Office',
];
const STATES = ['Single', 'Married', 'Divorced', 'Separated', 'Widowed'];

/** A file as an HR office has it: names turned round, American dates, yearly pay, managers by name, no addresses. */
export function peopleFile(people) {
  const dice = new Dice(14);
  const whole = (from, to) => from + dice.below(to - from + 1);
  const one = (choices) => dice.of(choices);
  const date = (from, to) => `${whole(1, 12)}/${whole(1, 28)}/${whole(from, to)}`;
  const name = () => [one(LAST_NAMES), one(FIRST_NAMES)];
  const managers = Array.from({ length: 40 }, name);
  const rows = Array.from({ length: people }, (_, index) => {
    const [last, first] = managers[index] ?? name();
    const [managerLast, managerFirst] = one(managers);
    const left = whole(1, 3) === 1;
    return [
      `"${last}, ${first}  "`,
      500_000 + index,
      0,
      1,
      5,
      whole(45_000, 250_000),
      left ? 1 : 0,
      'Production Technician I',
      'MA',
      '02062',
      date(1950, 1999),
      one(['F', 'M ']),
      one(STATES),
      'US Citizen',
      date(2006, 2015),
      left ? date(2016, 2024) : '',
      left ? 'career change' : 'N/A-StillEmployed',
      left ? 'Voluntarily Terminated' : 'Active',
      one(DEPARTMENTS),
      `${managerFirst} ${managerLast}`,
      'Indeed',
      'Fully Meets',
    ].join(',');
  });
  return [HEADINGS, ...rows].join('\n');
}
