import { addMonths, type CalendarDate } from '../../api/contract/calendar-date.js';

export const DEPARTMENTS = ['Sales', 'Engineering', 'Operations', 'Care'] as const;

interface JobOfThen {
  from: CalendarDate;
  department: string;
  designation: string;
  /** By employee ID. */
  manager: string | null;
}

export interface PersonOfThen {
  employeeId: string;
  name: string;
  /** A month's, in cents. */
  salary: number;
  hired: CalendarDate;
  left: CalendarDate | null;
  /** The first one from the day of hire; each holds until the next. */
  jobs: JobOfThen[];
}

const BEGAN = '2024-01-01';
/** Too late to be raised in January 2027. */
const LATE_HIRE = '2026-08-03';
const LAST_DAYS = ['2025-03-31', '2025-08-31', '2026-01-31', '2026-06-30'];
const FIRST_NAMES = 'Ada,Bruno,Chidi,Dagny,Emil,Fenna,Goran,Hedda,Ilir,Juno,Kaspar'.split(',');
const LAST_NAMES = ['Holm', 'Adeyemi', 'Laurent', 'Silva'];
const TITLES = ['Associate', 'Specialist', 'Lead'];
const MONTHS_TO_MOVE = 9;
/** The first person leads the company, these the departments; the last six are those who left and two late hires. */
const LAST_HEAD = DEPARTMENTS.length;
const FIRST_LEAVER = 38;

/** 44 people, of whom 40 are left in November 2026, and 38 have been there for half a year. */
export const THREE_YEARS: PersonOfThen[] = FIRST_NAMES.flatMap((first) =>
  LAST_NAMES.map((last) => `${first} ${last}`),
).map((name, place) => ({
  name,
  employeeId: idOf(place),
  salary: 250_000 + place * 3_735,
  ...employment(place),
  jobs: jobsOf(place),
}));

function idOf(place: number): string {
  return `TY-${String(place + 1).padStart(2, '0')}`;
}

function employment(place: number): Pick<PersonOfThen, 'hired' | 'left'> {
  const left = LAST_DAYS[place - FIRST_LEAVER] ?? null;
  if (place <= LAST_HEAD || left) return { hired: BEGAN, left };
  return { hired: place > FIRST_LEAVER ? LATE_HIRE : addMonths(BEGAN, (place * 5) % 28), left };
}

/** Every third person moves to the next department twice, those who lead never. */
function jobsOf(place: number): JobOfThen[] {
  const { hired, left } = employment(place);
  const moves = place > LAST_HEAD && place % 3 === 0 ? [0, 1, 2] : [0];
  return moves
    .map((move) => {
      const department = (place + move) % DEPARTMENTS.length;
      const head = department === 0 ? LAST_HEAD : department;
      const manager = place === head ? 0 : head;
      return {
        from: move === 0 ? hired : addMonths(hired, move * MONTHS_TO_MOVE),
        department: DEPARTMENTS[department] as string,
        designation: place <= LAST_HEAD ? 'Head' : (TITLES[move] as string),
        manager: place === 0 ? null : idOf(manager),
      };
    })
    .filter(({ from }) => from <= (left ?? LATE_HIRE));
}

/** Who worked there on that day, and as what. */
export function onDay(day: CalendarDate): (PersonOfThen & JobOfThen)[] {
  return THREE_YEARS.filter(({ hired, left }) => hired <= day && day <= (left ?? day)).flatMap(
    (person) => {
      const job = person.jobs.findLast(({ from }) => from <= day);
      return job ? [{ ...person, ...job }] : [];
    },
  );
}

const file = (headings: string, rows: (string | null | undefined)[][]) =>
  [headings, ...rows.map((cells) => cells.join()), ''].join('\n');

/** As of today: with the last job of each. */
export const fileOfPeople = (): string =>
  file(
    'Employee ID,Name,Email,Date of birth,Gender,Marital status,Department,Job title,Manager ID,Salary,Hire date,Termination date',
    THREE_YEARS.map(({ employeeId, name, salary, hired, left, jobs }, place) => {
      const job = jobs.at(-1);
      return [
        ...[employeeId, name, `${employeeId.toLowerCase()}@company.example`],
        ...[`${1960 + place}-04-17`, 'female', 'single'],
        ...[job?.department, job?.designation, job?.manager],
        ...[(salary / 100).toFixed(2), hired, left],
      ];
    }),
  );

/** The newest first, as exports often have them. */
export const fileOfJobs = (): string =>
  file(
    'Employee ID,Effective date,Department,Job title,Manager ID,Reason',
    THREE_YEARS.flatMap(({ employeeId, jobs }) =>
      jobs.map(({ from, department, designation, manager }, move) => [
        ...[employeeId, from, department, designation, manager],
        move > 0 ? 'Moved' : '',
      ]),
    ).reverse(),
  );
