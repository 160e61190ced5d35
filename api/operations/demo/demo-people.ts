import type { Gender, MaritalStatus } from '../../contract/employee-fields.js';

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

const [f, m, o] = ['female', 'male', 'other'] as const;
const [single, married] = ['single', 'married'] as const;

type Line = [string, string, DepartmentName, string, string, Gender, MaritalStatus, string, number, number?];

/** The first two can sign in: an employee and their manager. The third is the manager's deputy. */
const LINES: Line[] = [
  ['Zoë Marchetti', 'zoe.marchetti', 'Engineering', 'Software Engineer', '1993-08-14', f, single, '5240.00', 40],
  ['Amara Okafor', 'amara.okafor', 'Engineering', 'Engineering Manager', '1984-03-02', f, married, '8450.00', 71],
  ['Jürgen Weiß', 'juergen.weiss', 'Engineering', 'Principal Engineer', '1976-11-23', m, married, '9120.50', 96],
  ['Søren Kjærgaard', 'soeren.kjaergaard', 'Engineering', 'Site Reliability Engineer', '1988-06-30', m, single, '6310.00', 34],
  ['佐藤 美咲', 'misaki.sato', 'Engineering', 'Product Designer', '1995-01-19', f, single, '4980.00', 27],
  ['Łukasz Wójcik', 'lukasz.wojcik', 'Engineering', 'Software Engineer', '1990-12-05', m, married, '5430.75', 45],
  ['Priya Raghunathan', 'priya.raghunathan', 'Engineering', 'Data Engineer', '1991-07-08', f, married, '5890.00', 30],
  ['김지훈', 'jihun.kim', 'Engineering', 'Software Engineer', '1996-02-29', m, single, '4870.00', 19],
  ['Олена Шевченко', 'olena.shevchenko', 'Engineering', 'Quality Engineer', '1989-09-17', f, married, '4720.40', 25],
  ['Mateus Araújo', 'mateus.araujo', 'Engineering', 'Software Engineer', '1998-04-11', m, single, '4310.00', 9],
  ['Robin Achterberg', 'robin.achterberg', 'Engineering', 'Technical Writer', '1987-05-21', o, single, '4150.00', 52],
  ['Nguyễn Thị Lan', 'lan.nguyen', 'Engineering', 'Junior Engineer', '2001-10-03', f, single, '3540.00', 4],
  ['Thandiwe Mokoena', 'thandiwe.mokoena', 'Customer Care', 'Head of Customer Care', '1982-01-27', f, married, '6780.00', 83],
  ['Liam O’Connell', 'liam.oconnell', 'Customer Care', 'Support Specialist', '1994-06-12', m, single, '3320.00', 31],
  ['Camille Dubois', 'camille.dubois', 'Customer Care', 'Support Specialist', '1997-03-25', f, single, '3290.00', 22],
  ['محمد الحسيني', 'mohammed.alhusseini', 'Customer Care', 'Support Specialist', '1992-11-08', m, married, '3410.00', 38],
  ['Ines Carvalho', 'ines.carvalho', 'Customer Care', 'Team Lead', '1986-08-19', f, married, '4260.00', 60],
  ['Jonas Lindqvist', 'jonas.lindqvist', 'Customer Care', 'Support Specialist', '1999-12-30', m, single, '3120.00', 7],
  ['Aylin Yıldırım', 'aylin.yildirim', 'Customer Care', 'Knowledge Manager', '1990-02-14', f, single, '3980.25', 28],
  ['Darnell Whitfield', 'darnell.whitfield', 'Customer Care', 'Support Specialist', '1993-09-09', m, married, '3350.00', 15],
  ['Ελένη Παπαδοπούλου', 'eleni.papadopoulou', 'Operations', 'Head of Operations', '1979-04-04', f, married, '6920.00', 101],
  ['Tomáš Dvořák', 'tomas.dvorak', 'Operations', 'Facilities Manager', '1983-10-16', m, married, '4380.00', 66],
  ['Fatou Diallo', 'fatou.diallo', 'Operations', 'Procurement Specialist', '1991-05-29', f, single, '3870.00', 33],
  ['李伟', 'wei.li', 'Operations', 'Logistics Coordinator', '1988-02-07', m, married, '3760.00', 48],
  ['Giulia Ferri', 'giulia.ferri', 'Operations', 'Office Coordinator', '1996-07-22', f, single, '3180.00', 13],
  ['Oskar Bergström', 'oskar.bergstrom', 'Operations', 'IT Support', '1994-11-11', m, single, '3690.00', 21],
  ['Valentina Rossi', 'valentina.rossi', 'Sales', 'Head of Sales', '1981-06-06', f, married, '7340.00', 74],
  ['Ahmed Benali', 'ahmed.benali', 'Sales', 'Account Executive', '1989-01-31', m, married, '4650.00', 36],
  ['Hannah Schröder', 'hannah.schroeder', 'Sales', 'Account Executive', '1992-04-18', f, single, '4590.00', 26],
  ['Diego Fernández', 'diego.fernandez', 'Sales', 'Sales Engineer', '1987-12-12', m, married, '5120.00', 43],
  ['दीपिका शर्मा', 'deepika.sharma', 'Sales', 'Business Developer', '1995-08-27', f, single, '3940.00', 17],
  ['Noah van der Berg', 'noah.vanderberg', 'Sales', 'Business Developer', '1998-03-13', m, single, '3620.00', 8],
  ['Kenji Watanabe', 'kenji.watanabe', 'Finance', 'Head of Finance', '1977-09-01', m, married, '7880.00', 90],
  ['Sarah Goldstein', 'sarah.goldstein', 'Finance', 'Accountant', '1990-10-20', f, married, '4480.00', 41],
  ['Mehmet Öztürk', 'mehmet.oztuerk', 'Finance', 'Payroll Specialist', '1985-05-05', m, married, '4120.00', 57],
  ['Chloé Lefèvre', 'chloe.lefevre', 'Finance', 'Controller', '1993-02-02', f, single, '4830.50', 24],
  ['Björk Jónsdóttir', 'bjork.jonsdottir', 'Finance', 'Accountant', '1997-06-17', f, single, '3910.00', 11],
  ['Grace Wanjiru', 'grace.wanjiru', 'People & Culture', 'HR Business Partner', '1988-08-08', f, married, '5060.00', 49],
  ['Emil Novák', 'emil.novak', 'People & Culture', 'Recruiter', '1994-04-26', m, single, '3830.00', 20],
  ['Yael Peretz', 'yael.peretz', 'People & Culture', 'Learning Specialist', '1991-12-24', f, married, '4040.00', 29],
  ['Patrick Doyle', 'patrick.doyle', 'Sales', 'Account Executive', '1980-07-15', m, married, '4700.00', 64, 52],
  ['Sofia Marinova', 'sofia.marinova', 'Customer Care', 'Support Specialist', '1996-10-10', f, single, '3240.00', 35, 131],
  ['Leyla Haddad', 'leyla.haddad', 'Customer Care', 'Support Specialist', '1998-05-03', f, single, '3260.00', 0],
];

/** People who returned, by mailbox. */
const EARLIER: Record<string, DemoPerson['earlier']> = {
  'robin.achterberg': { hired: 121, left: 71 },
  'hannah.schroeder': { hired: 68, left: 45 },
};

export const DEMO_PEOPLE: DemoPerson[] = LINES.map(([name, mailbox, department, designation, dob, gender, maritalStatus, salary, hired, left]) => ({
  name, email: `${mailbox}@company.example`, department, designation, dob, gender, maritalStatus, salary, hired, left, joins: hired === 0, earlier: EARLIER[mailbox],
}));

/** People whose manager is the deputy, by mailbox. */
export const REPORTS_OF_DEPUTY = ['mateus.araujo', 'lan.nguyen'];

/** By mailbox: left in the middle of last month, and HR hears of it when that month is paid. */
export const LEFT_UNHEARD = 'darnell.whitfield';

/** Public passwords, for demo data only. */
export const DEMO_ADMIN = { name: 'Ingrid Vasquez-Lindqvist', email: 'admin@company.example', password: 'northern-ledger-7' };
export const DEMO_EMPLOYEE_PASSWORD = 'harbour-lantern-3';
export const DEMO_MANAGER_PASSWORD = 'meadow-compass-9';
