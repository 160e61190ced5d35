import type { Gender, MaritalStatus } from '../../contract/employee/employee-fields.js';

export const DEMO_DEPARTMENTS = [
  ['Engineering', 'Builds and runs the product.'],
  ['Customer Care', 'Answers, helps and listens.'],
  ['Operations', 'Keeps offices, suppliers and travel going.'],
  ['Sales', 'Finds the people whom the product helps.'],
  ['Finance', 'Accounts, pay and planning.'],
  ['People & Culture', 'Hires, develops and looks after everybody.'],
] as const;

type DepartmentName = (typeof DEMO_DEPARTMENTS)[number][0];

export interface DemoPerson {
  name: string;
  email: string;
  department: DepartmentName;
  designation: string;
  dob: string;
  gender: Gender;
  maritalStatus: MaritalStatus;
  /** Monthly. */
  salary: string;
  /** Months ago. */
  hired: number;
  /** Days ago. */
  left?: number;
  /** In the middle of this month, or today if that is earlier. */
  joins?: boolean;
  /** Months ago, of an employment before. */
  earlier?: { hired: number; left: number };
}

/**
 * Name, mailbox, designation, date of birth, gender, marital status, monthly pay, months since the
 * hire, and days since the last day. The first two can sign in: an employee and their manager. The
 * third is the manager's deputy.
 */
const LINES: [DepartmentName, string][] = [
  [
    'Engineering',
    `Zoë Marchetti,zoe.marchetti,Software Engineer,1993-08-14,female,single,5240.00,40
     Amara Okafor,amara.okafor,Engineering Manager,1984-03-02,female,married,8450.00,71
     Jürgen Weiß,juergen.weiss,Principal Engineer,1976-11-23,male,married,9120.50,96
     Søren Kjærgaard,soeren.kjaergaard,Site Reliability Engineer,1988-06-30,male,single,6310.00,34
     佐藤 美咲,misaki.sato,Product Designer,1995-01-19,female,single,4980.00,27
     Łukasz Wójcik,lukasz.wojcik,Software Engineer,1990-12-05,male,married,5430.75,45
     Priya Raghunathan,priya.raghunathan,Data Engineer,1991-07-08,female,married,5890.00,30
     김지훈,jihun.kim,Software Engineer,1996-02-29,male,single,4870.00,19
     Олена Шевченко,olena.shevchenko,Quality Engineer,1989-09-17,female,married,4720.40,25
     Mateus Araújo,mateus.araujo,Software Engineer,1998-04-11,male,single,4310.00,9
     Robin Achterberg,robin.achterberg,Technical Writer,1987-05-21,other,single,4150.00,52
     Nguyễn Thị Lan,lan.nguyen,Junior Engineer,2001-10-03,female,single,3540.00,4`,
  ],
  [
    'Customer Care',
    `Thandiwe Mokoena,thandiwe.mokoena,Head of Customer Care,1982-01-27,female,married,6780.00,83
     Liam O’Connell,liam.oconnell,Support Specialist,1994-06-12,male,single,3320.00,31
     Camille Dubois,camille.dubois,Support Specialist,1997-03-25,female,single,3290.00,22
     محمد الحسيني,mohammed.alhusseini,Support Specialist,1992-11-08,male,married,3410.00,38
     Ines Carvalho,ines.carvalho,Team Lead,1986-08-19,female,married,4260.00,60
     Jonas Lindqvist,jonas.lindqvist,Support Specialist,1999-12-30,male,single,3120.00,7
     Aylin Yıldırım,aylin.yildirim,Knowledge Manager,1990-02-14,female,single,3980.25,28
     Darnell Whitfield,darnell.whitfield,Support Specialist,1993-09-09,male,married,3350.00,15`,
  ],
  [
    'Operations',
    `Ελένη Παπαδοπούλου,eleni.papadopoulou,Head of Operations,1979-04-04,female,married,6920.00,101
     Tomáš Dvořák,tomas.dvorak,Facilities Manager,1983-10-16,male,married,4380.00,66
     Fatou Diallo,fatou.diallo,Procurement Specialist,1991-05-29,female,single,3870.00,33
     李伟,wei.li,Logistics Coordinator,1988-02-07,male,married,3760.00,48
     Giulia Ferri,giulia.ferri,Office Coordinator,1996-07-22,female,single,3180.00,13
     Oskar Bergström,oskar.bergstrom,IT Support,1994-11-11,male,single,3690.00,21`,
  ],
  [
    'Sales',
    `Valentina Rossi,valentina.rossi,Head of Sales,1981-06-06,female,married,7340.00,74
     Ahmed Benali,ahmed.benali,Account Executive,1989-01-31,male,married,4650.00,36
     Hannah Schröder,hannah.schroeder,Account Executive,1992-04-18,female,single,4590.00,26
     Diego Fernández,diego.fernandez,Sales Engineer,1987-12-12,male,married,5120.00,43
     दीपिका शर्मा,deepika.sharma,Business Developer,1995-08-27,female,single,3940.00,17
     Noah van der Berg,noah.vanderberg,Business Developer,1998-03-13,male,single,3620.00,8`,
  ],
  [
    'Finance',
    `Kenji Watanabe,kenji.watanabe,Head of Finance,1977-09-01,male,married,7880.00,90
     Sarah Goldstein,sarah.goldstein,Accountant,1990-10-20,female,married,4480.00,41
     Mehmet Öztürk,mehmet.oztuerk,Payroll Specialist,1985-05-05,male,married,4120.00,57
     Chloé Lefèvre,chloe.lefevre,Controller,1993-02-02,female,single,4830.50,24
     Björk Jónsdóttir,bjork.jonsdottir,Accountant,1997-06-17,female,single,3910.00,11`,
  ],
  [
    'People & Culture',
    `Grace Wanjiru,grace.wanjiru,HR Business Partner,1988-08-08,female,married,5060.00,49
     Emil Novák,emil.novak,Recruiter,1994-04-26,male,single,3830.00,20
     Yael Peretz,yael.peretz,Learning Specialist,1991-12-24,female,married,4040.00,29`,
  ],
  ['Sales', `Patrick Doyle,patrick.doyle,Account Executive,1980-07-15,male,married,4700.00,64,52`],
  [
    'Customer Care',
    `Sofia Marinova,sofia.marinova,Support Specialist,1996-10-10,female,single,3240.00,35,131
     Leyla Haddad,leyla.haddad,Support Specialist,1998-05-03,female,single,3260.00,0`,
  ],
];

/** People who returned, by mailbox. */
const EARLIER: Record<string, DemoPerson['earlier']> = {
  'robin.achterberg': { hired: 121, left: 71 },
  'hannah.schroeder': { hired: 68, left: 45 },
};

export const DEMO_PEOPLE = LINES.flatMap(([department, lines]) =>
  lines.split('\n').map((line) => personOf(department, line)),
);

function personOf(department: DepartmentName, line: string): DemoPerson {
  const [name = '', mailbox = '', designation = '', dob = '', ...details] = line.trim().split(',');
  const [gender, maritalStatus, salary = '', hired, left] = details;
  return {
    name,
    email: `${mailbox}@company.example`,
    department,
    designation,
    dob,
    gender: gender as Gender,
    maritalStatus: maritalStatus as MaritalStatus,
    salary,
    hired: Number(hired),
    left: left === undefined ? undefined : Number(left),
    joins: hired === '0',
    earlier: EARLIER[mailbox],
  };
}

/** People whose manager is the deputy, by mailbox. */
export const REPORTS_OF_DEPUTY = ['mateus.araujo', 'lan.nguyen'];

/** By mailbox: left in the middle of last month, and HR hears of it when that month is paid. */
export const LEFT_UNHEARD = 'darnell.whitfield';

/** Public passwords, for demo data only. */
export const DEMO_ADMIN = {
  name: 'Ingrid Vasquez-Lindqvist',
  email: 'admin@company.example',
  password: 'northern-ledger-7',
};
export const DEMO_EMPLOYEE_PASSWORD = 'harbour-lantern-3';
export const DEMO_MANAGER_PASSWORD = 'meadow-compass-9';
