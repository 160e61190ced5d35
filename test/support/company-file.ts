import { stringify } from 'csv-stringify/sync';

/** The import must make this of a person, in the order of the file. */
export interface PersonInFile {
  employeeId: string;
  name: string;
  dob: string;
  gender: 'male' | 'female';
  maritalStatus: 'single' | 'married' | 'divorced' | 'widowed';
  department: string;
  designation: string;
  /** A year's pay as the file has it, in whole units. */
  salaryWritten: number;
  /** A month's, rounded half up to the cent. */
  salary: number;
  hireDate: string;
  leftOn: string | null;
  /** As the file names the manager. */
  manager: string;
  /** Undefined for a name that is nobody's. */
  managerEmployeeId?: string;
}

const HEADINGS =
  'Employee_Name,EmpID,MarriedID,MaritalStatusID,GenderID,EmpStatusID,DeptID,PerfScoreID,FromDiversityJobFairID,Salary,Termd,PositionID,Position,State,Zip,DOB,Sex,MaritalDesc,CitizenDesc,HispanicLatino,RaceDesc,DateofHire,DateofTermination,TermReason,EmploymentStatus,Department,ManagerName,ManagerID,RecruitmentSource,PerformanceScore,EngagementSurvey,EmpSatisfaction,SpecialProjectsCount,LastPerformanceReview_Date,DaysLateLast30,Absences'.split(
    ',',
  );

// Invented; the first few are what goes wrong: accents, an apostrophe, markup, letters outside of ASCII, a suffix.
const FIRST =
  `Zoë,Łucja,<b>Kim</b>,Søren,Aoife,Benedikt,Chiara,Dagny,Eskil,Fenna,Goran,Hedda,Ilir,Jorunn,Kaspar,Leocadia,Maelle,Nuria,Odalys,Pascual,Quirin,Renske,
  Sigrun,Tamsin,Ulrika,Vesna,Wendelin,Xanthe,Yorick,Zdenka,Anselm,Brunhild,Corentin,Drusilla,Emeric,Fiorella,Gwenael,Hjalmar,Ingeborg,Jokum,Kasimira`.split(
    /,\s*/,
  );
const LAST =
  `O'Neil,Ångström,Weißhaupt,Nguyễn,de la Cruz-Ibáñez,Abernethy,Brockhurst,Castellane,Dunwoody,Eberstark,Fairweather,Grimaldsson,Havelock,Isserlis,Jagiellski,Kestenholz,
  Lindqvale,Mossbrook,Nightwell,Oakenfield,Penhallow,Quillfeather,Ravensholt,Silberstadt,Thornquist,Underhill,Valdemarin,Westerlund,Yarborough,Zimmerfall,Ashgrove,Birkeland,
  Cloverdale,Drakenborg,Elmhirst,Foxglove,Greenhalgh,Hollowell,Ironside,Juniper,Kirkebride,Larkspur,Merriwald,Northgate,Orchardson,Pemberley,Quickstep,Rosendahl,Stonebridge,
  Tanglewood,Upperton,Vinterberg,Whitlowe`.split(/,\s*/);
const DEPARTMENTS = [
  'Production       ',
  'IT/IS',
  'Sales',
  'Software Engineering',
  'Admin Offices',
  'Executive Office',
];
const POSITIONS = [
  'Production Technician I',
  'Production Technician II',
  'Area Sales Manager',
  'Software Engineer',
  'Accountant I',
  'Data Analyst',
];
const MARITAL = [
  ['Single', 'single'],
  ['Married', 'married'],
  ['Divorced', 'divorced'],
  ['Separated', 'married'],
  ['Widowed', 'widowed'],
] as const;
const MANAGERS = 6;
const NOBODY = 'Board of Directors';

/**
 * An HR file of the shape that many have: 'Last, First  M', blanks after values, dates as month/day/year, departments with
 * trailing blanks, five marital states, people who left, managers by name only, a year's pay, no e-mail addresses.
 */
export function companyFile({ people: count = 40, seed = 1 } = {}): {
  csv: string;
  people: PersonInFile[];
} {
  const next = numbers(seed);
  const drafts = Array.from({ length: count }, (_, index) => draft(index, next));
  const managerOf = (index: number) => (index < MANAGERS ? undefined : drafts[index % MANAGERS]);
  const records = drafts.map((one, index) => {
    const cells = cellsOf(one, index, managerOf(index), next);
    return HEADINGS.map((heading) => cells[heading] ?? '');
  });
  return {
    csv: `\uFEFF${stringify([HEADINGS, ...records])}`,
    people: drafts.map((one, index) => personOf(one, managerOf(index))),
  };
}

type Draft = ReturnType<typeof draft>;

function draft(index: number, next: (below: number) => number) {
  const pick = <T>(of: readonly T[]) => of[next(of.length)] as T;
  const round = Math.floor(index / (FIRST.length * LAST.length));
  return {
    first: FIRST[index % FIRST.length] ?? '',
    // Neither number divides the other, so that a pair comes back only after all others.
    last: LAST[(index * 7) % LAST.length] ?? '',
    middle: round > 0 ? String.fromCharCode(64 + round) : index % 5 === 3 ? 'X' : '',
    employeeId: String(20_000 + index * 3 + next(3)),
    female: next(2) === 0,
    // Each department and each marital state is there.
    marital: MARITAL[index] ?? pick(MARITAL),
    department: DEPARTMENTS[index] ?? pick(DEPARTMENTS),
    designation: pick(POSITIONS),
    salaryWritten: 45_000 + next(80_000),
    // Some day of a month is always above 12, so that the file says by itself in which order its dates are.
    dob: day(1955 + next(45), 1 + next(12), index === 0 ? 28 : 1 + next(28)),
    hire: day(2005 + next(13), 1 + next(12), 1 + next(28)),
    left: index % 3 === 1 ? day(2019 + next(5), 1 + next(12), 1 + next(28)) : undefined,
  };
}

const words = (...of: string[]) => of.filter(Boolean).join(' ');
const managerName = (manager?: Draft) =>
  manager ? words(manager.first, manager.middle && `${manager.middle}.`, manager.last) : NOBODY;

function personOf(
  { first, middle, last, female, marital, hire, left, dob, ...one }: Draft,
  manager?: Draft,
): PersonInFile {
  return {
    ...one,
    name: words(first, middle, last),
    dob: dob.iso,
    gender: female ? 'female' : 'male',
    maritalStatus: marital[1],
    department: one.department.trim(),
    salary: Math.floor((one.salaryWritten * 200 + 12) / 24) / 100,
    hireDate: hire.iso,
    leftOn: left?.iso ?? null,
    manager: managerName(manager),
    managerEmployeeId: manager?.employeeId,
  };
}

function cellsOf(
  { first, middle, last, female, marital, department, designation, dob, hire, left, ...one }: Draft,
  index: number,
  manager: Draft | undefined,
  next: (below: number) => number,
): Record<string, string | number> {
  const pick = (...of: string[]) => of[next(of.length)] as string;
  return {
    Employee_Name: `${last}, ${first}${middle ? `  ${middle}` : ['', ' ', '  '][index % 3]}`,
    EmpID: one.employeeId,
    MarriedID: marital[0] === 'Married' ? 1 : 0,
    MaritalStatusID: MARITAL.indexOf(marital),
    GenderID: female ? 0 : 1,
    EmpStatusID: left ? 5 : 1,
    DeptID: DEPARTMENTS.indexOf(department) + 1,
    PerfScoreID: 1 + next(4),
    FromDiversityJobFairID: next(2),
    Salary: one.salaryWritten,
    Termd: left ? 1 : 0,
    PositionID: POSITIONS.indexOf(designation) + 1,
    Position: designation,
    State: pick('MA', 'CT', 'VT'),
    Zip: 1000 + next(2000),
    DOB: dob.written,
    Sex: female ? 'F' : 'M ',
    MaritalDesc: marital[0],
    CitizenDesc: 'US Citizen',
    HispanicLatino: pick('No', 'no', 'Yes'),
    RaceDesc: 'Two or more races',
    DateofHire: hire.written,
    DateofTermination: left?.written ?? '',
    TermReason: left ? pick('unhappy', 'hours', 'no-call, no-show') : 'N/A-StillEmployed',
    EmploymentStatus: left ? 'Voluntarily Terminated' : 'Active',
    Department: department,
    ManagerName: managerName(manager),
    ManagerID: manager ? (index % MANAGERS) + 1 : '',
    RecruitmentSource: pick('Indeed', 'Website'),
    PerformanceScore: pick('Fully Meets', 'Exceeds', 'PIP'),
    EngagementSurvey: (1 + next(400) / 100).toFixed(2),
    EmpSatisfaction: 1 + next(5),
    SpecialProjectsCount: next(8),
    LastPerformanceReview_Date: day(2019, 1 + next(2), 1 + next(28)).written,
    DaysLateLast30: next(6),
    Absences: next(20),
  };
}

function day(year: number, month: number, date: number): { iso: string; written: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { iso: `${year}-${two(month)}-${two(date)}`, written: `${month}/${date}/${year}` };
}

/** The same numbers for the same seed (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}
