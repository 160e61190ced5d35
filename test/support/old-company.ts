import { hash } from '@node-rs/bcrypt';
import { Decimal, ObjectId, type OldSystem } from './tutorial-export.js';
import { ADMIN } from './server.js';

export const OLD_PASSWORDS = { ada: 'northern lights 1', zoe: 'secret', sam: 'a passphrase, with ümläuts' };

const day = (date: string) => new Date(`${date}T00:00:00Z`);
const id = (n: number) => new ObjectId(n);

/** ObjectIds of the made-up system, by what they are. */
export const OLD = {
  ada: id(1), zoe: id(2), sam: id(3), samAgain: id(4), slow: id(5), head: id(6), plain: id(7), bob: id(8),
  research: id(20), sales: id(21), researchAgain: id(22), gone: id(29),
  zoeEmployee: id(32), samEmployee: id(33), samSecond: id(34), slowEmployee: id(35), headEmployee: id(36), orphan: id(37), bobEmployee: id(38), nobody: id(39),
};

/** A small company with every fault that such systems have; each stands beside the remark that it leads to. */
export async function oldCompany(): Promise<OldSystem> {
  const [ada, zoe, sam] = await Promise.all(Object.values(OLD_PASSWORDS).map((password) => hash(password, 5))) as [string, string, string];
  const slow = (await hash('a password that takes long', 4)).replace('$04$', '$15$');
  const { research, sales, researchAgain, gone, ...who } = OLD;
  const made = new Date('2024-01-02T03:04:05.678Z');
  return {
    users: [
      { _id: who.ada, name: 'Ada Admin', email: 'ada@old.example', password: ada, role: 'admin', createAt: made, updatedAt: made, __v: 0 },
      { _id: who.zoe, name: ' Zoë Weiß ', email: 'Zoe@Old.example', password: zoe.replace('$2b$', '$2a$'), role: 'employee', profileImage: 'zoe.png', createAt: made },
      { _id: who.sam, name: 'Sam <b>Bold</b>', email: 'sam@old.example', password: sam.replace('$2b$', '$2y$'), role: 'Employee', profileImage: 'uploads/missing.jpg' },
      { _id: who.samAgain, name: 'Sam Twice', email: 'SAM@old.example', password: zoe, role: 'admin' },
      { _id: who.slow, name: 'Slow Hash', email: 'slow@old.example', password: slow, role: 'employee', profileImage: '../users.json' },
      { _id: who.head, name: 'Somebody Else', email: ADMIN.email, password: zoe, role: 'employee' },
      { _id: who.plain, name: 'Plain Text', email: 'plain@old.example', password: 'in the open', role: 'manager', nickname: 'Pat' },
      { _id: who.bob, name: 'Bob', email: 'bob', password: zoe, role: 'employee' },
    ],
    departments: [
      { _id: research, dep_name: 'Research', description: 'Finds out', createdAt: made },
      { _id: sales, dep_name: '=Sales', description: '' },
      { _id: researchAgain, dep_name: 'RESEARCH ' },
    ],
    employees: [
      {
        _id: who.zoeEmployee, userId: who.zoe, employeeId: 'E-1', dob: day('1961-05-06'), gender: 'Female', maritalStatus: 'married',
        designation: 'Chemist', department: research, salary: 4200.5, createdAt: made, joiningDate: day('2019-04-01'),
      },
      { _id: who.samEmployee, userId: who.sam, employeeId: 'e-1', dob: new Date('1990-01-31T23:30:00Z'), gender: 'male', maritalStatus: 'Divorced', designation: 'Clerk', department: researchAgain, salary: 0.1 + 0.2 },
      { _id: who.samSecond, userId: who.samAgain, employeeId: 'E-3', dob: day('1990-02-01'), gender: 'male', maritalStatus: 'single', designation: 'Clerk', department: sales, salary: 1 },
      { _id: who.slowEmployee, userId: who.slow, employeeId: 17, department: gone, salary: new Decimal('3000.00') },
      { _id: who.headEmployee, userId: who.head, employeeId: 'E-6', dob: day('1980-01-01'), gender: 'other', maritalStatus: 'single', designation: 'Head', department: sales, salary: '9000' },
      { _id: who.orphan, userId: id(99), employeeId: 'E-7', dob: day('1980-01-01'), gender: 'male', maritalStatus: 'single', designation: 'Ghost', department: sales, salary: 100 },
      { _id: who.bobEmployee, userId: who.bob, employeeId: 'E-8', dob: day('1985-01-01'), gender: 'male', maritalStatus: 'single', designation: 'Porter', department: 'Night Shift', salary: 1500 },
    ],
    salaries: [
      { _id: id(51), employeeId: who.zoeEmployee, basicSalary: 4200.5, allowances: 100, deductions: 50.25, netSalary: 4250.25, payDate: day('2024-01-31') },
      { _id: id(52), employeeId: who.zoeEmployee, basicSalary: 4000, allowances: 0, deductions: 0, netSalary: 4000, payDate: day('2024-01-31') },
      { _id: id(53), employeeId: who.samEmployee, basicSalary: 0.1 + 0.2, deductions: 0, netSalary: 0.3, payDate: '2024-02-29' },
      { _id: id(54), employeeId: who.samEmployee, basicSalary: new Decimal('1000.00'), allowances: '250', deductions: 0, netSalary: 1300, payDate: day('2024-03-31') },
      { _id: id(55), employeeId: who.orphan, basicSalary: 1, payDate: day('2024-01-31') },
      { _id: id(56), employeeId: id(98), basicSalary: 1, payDate: day('2024-01-31') },
      { _id: id(57), employeeId: who.zoeEmployee, basicSalary: 10, deductions: 20, payDate: day('2024-04-30') },
      { _id: id(58), employeeId: who.zoeEmployee, basicSalary: 'a lot', payDate: day('2024-05-31') },
      { _id: id(59), employeeId: who.zoeEmployee, basicSalary: 10, payDate: day('1999-12-31') },
    ],
    leaves: [
      { _id: id(71), employeeId: who.zoeEmployee, leaveType: 'Sick', startDate: day('2024-02-05'), endDate: day('2024-02-07'), reason: 'A cold', status: 'Pending', appliedAt: day('2024-02-05') },
      { _id: id(72), employeeId: who.zoeEmployee, leaveType: 'Annual Leave', startDate: day('2024-02-07'), endDate: day('2024-02-09'), reason: 'Rest', status: 'approved', appliedAt: day('2024-02-06'), approvedBy: who.ada, approvedAt: day('2024-02-07') },
      { _id: id(73), userId: who.sam, leaveType: 'maternity', startDate: day('2024-03-01'), endDate: day('2024-03-01'), status: 'Rejected', appliedAt: day('2024-02-20') },
      { _id: id(74), employeeId: who.samEmployee, leaveType: 'casual', startDate: day('2024-03-01'), endDate: day('2024-03-02'), reason: 'Moving', appliedAt: day('2024-02-21') },
      { _id: id(75), employeeId: who.zoeEmployee, leaveType: 'Sick Leave', startDate: day('2024-06-02'), endDate: day('2024-06-01'), reason: 'Wrong', status: 'Pending' },
      { _id: id(76), employeeId: id(98), leaveType: 'Sick Leave', startDate: day('2024-06-02'), endDate: day('2024-06-03'), reason: 'Nobody', status: 'Pending' },
      { _id: id(77), employeeId: who.samEmployee, leaveType: 'Sick Leave', startDate: day('2023-01-01'), endDate: day('2024-06-03'), reason: 'Long', status: 'Pending' },
      { _id: id(71), employeeId: who.samEmployee, leaveType: 'Sick Leave', startDate: day('2024-07-01'), endDate: day('2024-07-01'), reason: 'Twice in the file', status: 'Pending' },
    ],
  };
}

/** Each remark that it leads to: collection, ObjectId, field, what. */
export const OLD_REMARKS: [string, ObjectId | undefined, string, string][] = [
  ['users', OLD.samAgain, 'email', 'Not stored'],
  ['users', OLD.slow, 'password', 'Stored differently'],
  ['users', OLD.head, 'email', 'Not stored'],
  ['users', OLD.plain, 'role', 'Stored differently'],
  ['users', OLD.plain, 'password', 'Stored differently'],
  ['users', OLD.bob, 'email', 'Stored differently'],
  ['departments', OLD.sales, 'description', 'Stored differently'],
  ['departments', OLD.researchAgain, 'dep_name', 'Not stored'],
  ['employees', OLD.samEmployee, 'employeeId', 'Stored differently'],
  ['employees', OLD.samEmployee, 'salary', 'Stored differently'],
  ['employees', OLD.samSecond, 'userId', 'Not stored'],
  ['employees', OLD.slowEmployee, 'department', 'Stored differently'],
  ['employees', OLD.slowEmployee, 'dob', 'Stored differently'],
  ['employees', OLD.slowEmployee, 'gender', 'Stored differently'],
  ['employees', OLD.slowEmployee, 'maritalStatus', 'Stored differently'],
  ['employees', OLD.slowEmployee, 'designation', 'Stored differently'],
  ['employees', OLD.orphan, 'userId', 'Not stored'],
  ['employees', OLD.bobEmployee, 'department', 'Stored differently'],
  ['users', OLD.plain, '_id', 'Stored differently'],
  ['salaries', id(52), 'payDate', 'Not stored'],
  ['salaries', id(53), 'basicSalary', 'Stored differently'],
  ['salaries', id(54), 'netSalary', 'Stored differently'],
  ['salaries', id(55), 'employeeId', 'Not stored'],
  ['salaries', id(56), 'employeeId', 'Not stored'],
  ['salaries', id(57), 'deductions', 'Not stored'],
  ['salaries', id(58), 'basicSalary', 'Not stored'],
  ['salaries', id(59), 'payDate', 'Not stored'],
  ['leaves', id(71), 'startDate', 'Not stored'],
  ['leaves', id(71), '_id', 'Not stored'],
  ['leaves', id(73), 'leaveType', 'Stored differently'],
  ['leaves', id(73), 'reason', 'Stored differently'],
  ['leaves', id(74), 'status', 'Stored differently'],
  ['leaves', id(75), 'endDate', 'Not stored'],
  ['leaves', id(76), 'employeeId', 'Not stored'],
  ['leaves', id(77), 'endDate', 'Not stored'],
  ['users', OLD.sam, 'profileImage', 'Left out'],
  ['users', OLD.slow, 'profileImage', 'Left out'],
  ['users', undefined, 'nickname', 'Left out'],
];
