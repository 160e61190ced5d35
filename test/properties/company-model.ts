import { expect } from '@jest/globals';
import { addDays } from '../../api/contract/calendar-date.js';
import { amount } from '../../api/contract/money.js';
import { TODAY } from '../support/calendar.js';
import { form, person } from '../support/cast.js';
import type { Answer, Client } from '../support/client.js';

const FIRST_DAY = '2021-01-01';
const LONG_AGO = '2022-01-31';
const TO_COME = addDays(TODAY, 200);

interface Department {
  id: string;
  name: string;
}

interface Person {
  id: string;
  departmentId: string;
  salary: number;
  hiredOn: string | null;
  leftOn: string | null;
  version: number;
}

interface Pay {
  id: string;
  personId: string;
  payDate: string;
  net: number;
  void: boolean;
}

interface Leave {
  id: string;
  personId: string;
  start: string;
  end: string;
  status: 'Pending' | 'Approved' | 'Rejected' | 'Cancelled';
}

/** A command is drawn as its kind and three numbers that choose among what is there. */
export interface Command {
  kind: keyof typeof COMMANDS;
  a: number;
  b: number;
  c: number;
}

/** Also before a return that lies ahead. */
export function hasLeft({ hiredOn, leftOn }: Pick<Person, 'hiredOn' | 'leftOn'>): boolean {
  return hiredOn === TO_COME || (leftOn !== null && leftOn < TODAY);
}

/** One sequence of commands in its own part of the company, whatever the others do meanwhile. */
export class CompanyModel {
  readonly departments: Department[] = [];
  readonly people: Person[] = [];
  readonly pay: Pay[] = [];
  readonly leaves: Leave[] = [];

  constructor(
    readonly name: string,
    readonly admin: Client,
  ) {}

  async run({ kind, a, b, c }: Command): Promise<void> {
    const at = `${this.name} ${kind} ${a} ${b} ${c}`;
    const asked = await COMMANDS[kind](this, a, b, c);
    if (asked) expect({ at, status: asked.answer.status }).toEqual({ at, status: asked.status });
  }

  freeDays(personId: string, start: string, end: string): boolean {
    return !this.leaves.some(
      (leave) =>
        leave.personId === personId &&
        ['Pending', 'Approved'].includes(leave.status) &&
        leave.start <= end &&
        leave.end >= start,
    );
  }
}

type Asked = { answer: Answer; status: number } | undefined;

const of = <T>(list: T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

export const COMMANDS = {
  async addDepartment(model: CompanyModel, a: number): Promise<Asked> {
    const name = `${model.name} ${a % 3}`;
    const taken = model.departments.some((department) => department.name === name);
    // Case makes no other name.
    const answer = await model.admin.post('/department/add', {
      dep_name: taken ? name.toUpperCase() : name,
      description: 'Drawn',
    });
    if (answer.status === 201) model.departments.push({ id: answer.body.department._id, name });
    return { answer, status: taken ? 409 : 201 };
  },

  async removeDepartment(model: CompanyModel, a: number): Promise<Asked> {
    const department = of(model.departments, a);
    if (!department) return undefined;
    const used = model.people.some(({ departmentId }) => departmentId === department.id);
    const answer = await model.admin.delete(`/department/single?id=${department.id}`);
    if (answer.status === 200) model.departments.splice(model.departments.indexOf(department), 1);
    return { answer, status: used ? 409 : 200 };
  },

  async hire(model: CompanyModel, a: number, b: number, c: number): Promise<Asked> {
    const department = of(model.departments, b);
    if (!department) return undefined;
    const employeeId = `${model.name}-${a % 4}`;
    const known =
      (
        await model.admin.get(
          `/employee?range=[0,9]&filter=${encodeURIComponent(JSON.stringify({ q: employeeId }))}`,
        )
      ).body.employees.length > 0;
    const answer = await model.admin.post(
      '/employee/add',
      form(person({ employeeId, department: department.id, salary: amount(c) })),
    );
    if (answer.status === 201)
      model.people.push({
        id: answer.body.employee._id,
        departmentId: department.id,
        salary: c,
        hiredOn: null,
        leftOn: null,
        version: 1,
      });
    return { answer, status: known ? 409 : 201 };
  },

  async change(model: CompanyModel, a: number, b: number, c: number): Promise<Asked> {
    const [somebody, department] = [of(model.people, a), of(model.departments, b)];
    if (!somebody || !department) return undefined;
    const stale = c % 5 === 0;
    const version = somebody.version - (stale ? 1 : 0);
    const answer = await model.admin.put(`/employee/update/${somebody.id}`, {
      name: 'Drawn',
      maritalStatus: 'single',
      designation: 'Drawn',
      salary: amount(c),
      department: department.id,
      version,
    });
    if (answer.status === 200)
      Object.assign(somebody, {
        departmentId: department.id,
        salary: c,
        version: somebody.version + 1,
      });
    return { answer, status: stale ? 409 : 200 };
  },

  async leaveOrStay(model: CompanyModel, a: number, b: number): Promise<Asked> {
    const somebody = of(model.people, a);
    if (!somebody) return undefined;
    const leftOn = b % 2 === 0 ? addDays(somebody.hiredOn ?? LONG_AGO, 5) : null;
    const answer = await model.admin.put(`/employee/employment/${somebody.id}`, {
      leftOn,
      version: somebody.version,
    });
    if (answer.status === 200) Object.assign(somebody, { leftOn, version: somebody.version + 1 });
    return { answer, status: 200 };
  },

  async comeBack(model: CompanyModel, a: number, b: number): Promise<Asked> {
    const somebody = of(model.people, a);
    if (!somebody) return undefined;
    const returnDate = b % 4 === 0 ? TO_COME : addDays(somebody.leftOn ?? LONG_AGO, 1 + b);
    const answer = await model.admin.post(`/employee/return/${somebody.id}`, {
      returnDate,
      version: somebody.version,
    });
    const status = somebody.leftOn === null ? 409 : somebody.hiredOn === TO_COME ? 400 : 200;
    if (answer.status === 200)
      Object.assign(somebody, { hiredOn: returnDate, leftOn: null, version: somebody.version + 1 });
    return { answer, status };
  },

  async pay(model: CompanyModel, a: number, b: number, c: number): Promise<Asked> {
    const somebody = of(model.people, a);
    if (!somebody) return undefined;
    const payDate = addDays(FIRST_DAY, b % 4);
    const taken = model.pay.some(
      (pay) => pay.personId === somebody.id && pay.payDate === payDate && !pay.void,
    );
    const answer = await model.admin.post('/salary/add', {
      employeeId: somebody.id,
      basicSalary: amount(c),
      allowances: '0.10',
      deductions: '0.30',
      payDate,
    });
    if (answer.status === 201)
      model.pay.push({
        id: answer.body.salary._id,
        personId: somebody.id,
        payDate,
        net: c - 20,
        void: false,
      });
    return { answer, status: c < 20 ? 400 : taken ? 409 : 201 };
  },

  async voidPay(model: CompanyModel, a: number): Promise<Asked> {
    const pay = of(model.pay, a);
    if (!pay) return undefined;
    const before = pay.void;
    const answer = await model.admin.post(`/salary/void/${pay.id}`, { reason: 'Drawn' });
    pay.void = true;
    return { answer, status: before ? 409 : 200 };
  },

  async requestLeave(model: CompanyModel, a: number, b: number, c: number): Promise<Asked> {
    const somebody = of(model.people, a);
    if (!somebody) return undefined;
    const start = addDays(FIRST_DAY, b % 10);
    const end = addDays(start, c % 4);
    const free = model.freeDays(somebody.id, start, end);
    const answer = await model.admin.post('/leave/add', {
      userId: somebody.id,
      leaveType: 'Annual Leave',
      startDate: start,
      endDate: end,
      reason: 'Drawn',
    });
    if (answer.status === 201)
      model.leaves.push({
        id: answer.body.leave._id,
        personId: somebody.id,
        start,
        end,
        status: 'Pending',
      });
    return { answer, status: free ? 201 : 409 };
  },

  async decide(model: CompanyModel, a: number, b: number): Promise<Asked> {
    const leave = of(model.leaves, a);
    if (!leave) return undefined;
    const pending = leave.status === 'Pending';
    const status = b % 2 === 0 ? 'Approved' : 'Rejected';
    const answer = await model.admin.put(`/leave/${leave.id}`, { status });
    if (answer.status === 200) leave.status = status;
    return { answer, status: pending ? 200 : 409 };
  },

  async withdraw(model: CompanyModel, a: number): Promise<Asked> {
    const leave = of(model.leaves, a);
    if (!leave) return undefined;
    const possible = ['Pending', 'Approved'].includes(leave.status);
    const answer = await model.admin.post(`/leave/withdraw/${leave.id}`, { reason: 'Drawn' });
    if (answer.status === 200) leave.status = 'Cancelled';
    return { answer, status: possible ? 200 : 409 };
  },
};
