import type { DepartmentRecord } from '../../api/contract/department/departments.js';
import type { EmployeeRecord } from '../../api/contract/employee/employees.js';
import type { LeaveRecord } from '../../api/contract/leave/leaves.js';
import { form, person } from './cast.js';
import { Client, type Answer } from './client.js';

/** A visit reads and changes these; nothing of them may have been visited before. */
export interface VisitedRecords {
  /** Tells what is added from what earlier visits added. */
  number: number;
  emptyDepartment: DepartmentRecord;
  employee: EmployeeRecord;
  /** Pending, of the employee. */
  leave: LeaveRecord;
  /** Days on which the employee has no leave. */
  free: { startDate: string; endDate: string };
  /** On which the employee has no salary record. */
  payDate: string;
  image: Uint8Array<ArrayBuffer>;
}

/** Knows the specification (its §7) and nothing else: a token in local storage, JSON, and a browser that keeps cookies. */
export class SpecificationClient {
  private readonly cookies = new Map<string, string>();
  private readonly client: Client;
  private password = '';

  constructor(url: string) {
    this.client = new Client(url);
  }

  async login(email: string, password: string): Promise<Answer> {
    // A browser has loaded the page before, and the cookie with it.
    await this.send('GET', '/config');
    const answer = await this.send('POST', '/auth/login', { email, password });
    this.client.token = answer.body.token;
    this.password = password;
    return answer;
  }

  addEmployee(fields: Record<string, unknown>, image: Uint8Array<ArrayBuffer>): Promise<Answer> {
    return this.send('POST', '/employee/add', form(person(fields), image));
  }

  confirm(): Promise<Answer> {
    return this.send('POST', '/auth/confirm', { password: this.password });
  }

  /** Every call after the sign-in, with status, and code if it is refused. */
  async visit(records: VisitedRecords): Promise<Record<string, string>> {
    const { number, emptyDepartment, employee, leave, free, payDate, image } = records;
    const verified = await this.send('GET', '/auth/verify');
    const description = 'Visited';
    const { _id } = employee;
    const department = employee.department?._id;
    const pay = { basicSalary: '2000', allowances: '100.50', deductions: '', payDate };
    const request = { leaveType: 'Annual Leave', ...free, reason: 'Rest' };
    const calls: [call: string, place?: string, body?: unknown][] = [
      ['GET /dashboard/body'],
      ['GET /department'],
      ['GET /department/single', `?id=${emptyDepartment._id}`],
      ['POST /department/add', '', { dep_name: `Visited ${number}`, description }],
      ['PUT /department/{id}', emptyDepartment._id, { dep_name: `Renamed ${number}`, description }],
      ['DELETE /department/single', `?id=${emptyDepartment._id}`],
      ['GET /employee'],
      ['GET /employee/department/{id}', department],
      [
        'POST /employee/add',
        '',
        form(person({ employeeId: `VISITED-${number}`, department }), image),
      ],
      ['GET /employee/single/{id}', _id],
      ['PUT /employee/update/{id}', _id, { ...employee, designation: 'Lead', department }],
      ['POST /salary/add', '', { employeeId: _id, ...pay }],
      ['GET /salary/{id}', _id],
      ['GET /leave/{id}', _id],
      ['POST /leave/add', '', { userId: employee.userId._id, ...request }],
      ['GET /leave'],
      ['GET /leave/detail/{id}', leave._id],
      ['PUT /leave/{id}', leave._id, { status: 'Approved' }],
    ];
    const answers: [string, Answer][] = [['GET /auth/verify', verified]];
    for (const [call, place = '', body] of calls) {
      const [method = '', path = ''] = call.split(' ');
      const address = path.includes('{id}') ? path.replace('{id}', place) : path + place;
      answers.push([call, await this.send(method, address, body)]);
    }
    answers.push([
      'PUT /setting/change-password',
      await this.changePassword(verified.body.user._id as string, `kelp lantern ${number}`),
    ]);
    return Object.fromEntries(
      answers.map(([call, { status, body }]) => [
        call,
        body.success === true ? String(status) : `${status} ${body.code}`,
      ]),
    );
  }

  private async changePassword(userId: string, newPassword: string): Promise<Answer> {
    const answer = await this.send('PUT', '/setting/change-password', {
      userId,
      oldPassword: this.password,
      newPassword,
      confirmPassword: newPassword,
    });
    if (answer.status === 200) this.password = newPassword;
    return answer;
  }

  private async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const forgeryToken = this.cookies.get('XSRF-TOKEN');
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.client.send(method, path, body, {
      accept: 'application/json, text/plain, */*',
      ...(cookie && { cookie }),
      ...(forgeryToken && { 'X-XSRF-TOKEN': forgeryToken }),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.cookies.set(name, value);
    }
    return answer;
  }
}
