import { describe, expect, jest, test } from '@jest/globals';
import { Audit } from '../../api/audit/audit.js';
import {
  addDepartment,
  form,
  hire,
  hireCast,
  PASSWORD,
  paySalary,
  person,
  requestLeave,
} from '../support/cast.js';
import type { Answer } from '../support/client.js';
import { picture } from '../support/picture.js';
import { auditOf, countRows, rows, type AuditRow } from '../support/rows.js';
import { ADMIN, serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

interface Change {
  /** Whose row it is, what was answered, and what must be recorded. */
  subject: string;
  answer: Answer;
  recorded: Pick<AuditRow, 'action' | 'subject' | 'subjectName' | 'before' | 'after'>;
  byName?: string;
}

const CHANGES: [string, () => Promise<Change>][] = [
  [
    'a department added',
    async () => {
      const answer = await cast.admin.post('/department/add', {
        dep_name: ' Legal ',
        description: 'Contracts',
      });
      return {
        subject: answer.body.department._id,
        answer,
        recorded: {
          action: 'department.add',
          subject: 'department',
          subjectName: 'Legal',
          before: null,
          after: { dep_name: 'Legal', description: 'Contracts', head: null },
        },
      };
    },
  ],
  [
    'a department changed, with what changed of it',
    async () => {
      const { _id } = await addDepartment(cast.admin, { dep_name: 'Ideas', description: 'Before' });
      const answer = await cast.admin.put(`/department/${_id}`, {
        dep_name: 'Ideas',
        description: 'After',
      });
      return {
        subject: _id,
        answer,
        recorded: {
          action: 'department.update',
          subject: 'department',
          subjectName: 'Ideas',
          before: { description: 'Before' },
          after: { description: 'After' },
        },
      };
    },
  ],
  [
    'a department deleted',
    async () => {
      const { _id } = await addDepartment(cast.admin, {
        dep_name: 'Short-lived',
        description: 'Gone',
      });
      const answer = await cast.admin.delete(`/department/single?id=${_id}`);
      return {
        subject: _id,
        answer,
        recorded: {
          action: 'department.delete',
          subject: 'department',
          subjectName: 'Short-lived',
          before: { dep_name: 'Short-lived', description: 'Gone', head: null },
          after: null,
        },
      };
    },
  ],
  [
    'an employee changed',
    async () => {
      const read = await hire(cast.admin, {
        employeeId: 'AU-1',
        name: 'Old Name',
        department: cast.research._id,
        salary: '1000.10',
      });
      const answer = await cast.ruthClient.put(`/employee/update/${read._id}`, {
        ...read,
        name: 'New Name',
        salary: 0.3,
        department: cast.sales._id,
      });
      return {
        subject: read._id,
        answer,
        byName: 'Ruth Admin',
        recorded: {
          action: 'employee.update',
          subject: 'employee',
          subjectName: 'New Name',
          before: { name: 'Old Name', salary: 1000.1, department: 'Research' },
          after: { name: 'New Name', salary: 0.3, department: 'Sales' },
        },
      };
    },
  ],
  [
    'identity corrected',
    async () => {
      const read = await hire(cast.admin, {
        employeeId: 'AU-2',
        name: 'Ida',
        department: cast.research._id,
      });
      const answer = await cast.admin.put(`/employee/identity/${read._id}`, {
        employeeId: 'AU-2b',
        dob: '1990-05-18',
        gender: 'other',
      });
      return {
        subject: read._id,
        answer,
        recorded: {
          action: 'employee.identity',
          subject: 'employee',
          subjectName: 'Ida',
          before: { employeeId: 'AU-2', dob: '1990-05-17' },
          after: { employeeId: 'AU-2b', dob: '1990-05-18' },
        },
      };
    },
  ],
  [
    'one’s own contact details changed',
    async () => {
      const answer = await cast.zoeClient.put('/profile/contact', { phone: '123' });
      return {
        subject: cast.zoe._id,
        answer,
        byName: 'Zoë Weiß',
        recorded: {
          action: 'employee.contact',
          subject: 'employee',
          subjectName: 'Zoë Weiß',
          before: { phone: null },
          after: { phone: '123' },
        },
      };
    },
  ],
  [
    'a photo changed',
    async () => {
      const idOf = (address: string) => address.split('/').at(-1);
      const before = (
        await cast.admin.put(`/employee/image/${cast.zoe._id}`, form({}, await picture('png')))
      ).body.employee.userId.profileImage;
      const answer = await cast.admin.put(
        `/employee/image/${cast.zoe._id}`,
        form({}, await picture('gif')),
      );
      return {
        subject: cast.zoe._id,
        answer,
        recorded: {
          action: 'employee.image',
          subject: 'employee',
          subjectName: 'Zoë Weiß',
          before: { image: idOf(before) },
          after: { image: idOf(answer.body.employee.userId.profileImage) },
        },
      };
    },
  ],
  [
    'a salary record added',
    async () => {
      const answer = await cast.admin.post('/salary/add', {
        employeeId: cast.zoe.userId._id,
        basicSalary: '1000.10',
        deductions: 0.1,
        payDate: '2026-01-31',
      });
      return {
        subject: answer.body.salary._id,
        answer,
        recorded: {
          action: 'salary.add',
          subject: 'salary',
          subjectName: 'Zoë Weiß',
          before: null,
          after: {
            employeeId: 'S-1',
            basicSalary: 1000.1,
            allowances: 0,
            deductions: 0.1,
            netSalary: 1000,
            payDate: '2026-01-31',
          },
        },
      };
    },
  ],
  [
    'a salary record voided',
    async () => {
      const { _id } = await paySalary(cast.admin, cast.amara._id);
      const answer = await cast.admin.post(`/salary/void/${_id}`, { reason: 'Entered twice' });
      return {
        subject: _id,
        answer,
        recorded: {
          action: 'salary.void',
          subject: 'salary',
          subjectName: 'Amara Okafor',
          before: { void: null },
          after: { void: 'Entered twice' },
        },
      };
    },
  ],
  [
    'leave asked for',
    async () => {
      const asked = {
        leaveType: 'Sick Leave',
        startDate: '2026-03-02',
        endDate: '2026-03-03',
        reason: 'A cold',
      };
      const answer = await cast.zoeClient.post('/leave/add', { userId: cast.zoe._id, ...asked });
      return {
        subject: answer.body.leave._id,
        answer,
        byName: 'Zoë Weiß',
        recorded: {
          action: 'leave.request',
          subject: 'leave',
          subjectName: 'Zoë Weiß',
          before: null,
          after: { ...asked, status: 'Pending' },
        },
      };
    },
  ],
  [
    'leave decided',
    async () => {
      const { _id } = await requestLeave(cast.zoeClient, cast.zoe._id, '2026-04-02', '2026-04-02');
      const answer = await cast.admin.put(`/leave/${_id}`, {
        status: 'Rejected',
        note: 'Not then',
      });
      return {
        subject: _id,
        answer,
        recorded: {
          action: 'leave.decide',
          subject: 'leave',
          subjectName: 'Zoë Weiß',
          before: { status: 'Pending', note: null },
          after: { status: 'Rejected', note: 'Not then' },
        },
      };
    },
  ],
  [
    'leave withdrawn',
    async () => {
      const { _id } = await requestLeave(cast.zoeClient, cast.zoe._id, '2026-05-02', '2026-05-02');
      const answer = await cast.admin.post(`/leave/withdraw/${_id}`, { reason: 'Closed' });
      return {
        subject: _id,
        answer,
        recorded: {
          action: 'leave.withdraw',
          subject: 'leave',
          subjectName: 'Zoë Weiß',
          before: { status: 'Pending', reason: null },
          after: { status: 'Cancelled', reason: 'Closed' },
        },
      };
    },
  ],
  [
    'a role changed',
    async () => {
      const read = await hire(cast.admin, {
        employeeId: 'AU-3',
        name: 'Rosa',
        department: cast.research._id,
      });
      await cast.admin.confirm(ADMIN.password);
      const answer = await cast.admin.put(`/account/${read._id}`, { role: 'admin' });
      return {
        subject: read.userId._id,
        answer,
        recorded: {
          action: 'account.access',
          subject: 'account',
          subjectName: 'Rosa',
          before: { role: 'employee' },
          after: { role: 'admin' },
        },
      };
    },
  ],
  [
    'one’s own password changed, without the password',
    async () => {
      const passwords = {
        oldPassword: PASSWORD,
        newPassword: 'quite another password',
        confirmPassword: 'quite another password',
      };
      const answer = await cast.amaraClient.put('/setting/change-password', {
        userId: cast.amara.userId._id,
        ...passwords,
      });
      return {
        subject: cast.amara.userId._id,
        answer,
        byName: 'Amara Okafor',
        recorded: {
          action: 'account.password',
          subject: 'account',
          subjectName: 'Amara Okafor',
          before: null,
          after: null,
        },
      };
    },
  ],
];

test.each(CHANGES)(
  '%s is recorded: who, what, before and after, and in which request',
  async (_, make) => {
    const { subject, answer, recorded, byName = ADMIN.name } = await make();
    expect(answer.status).toBeLessThan(300);
    const last = (await auditOf(server, subject)).at(-1) as AuditRow;
    expect(last).toMatchObject({ ...recorded, actorName: byName });
    expect([last.before, last.after]).toEqual([recorded.before, recorded.after]);
    expect(last.requestId).toBe(answer.headers.get('x-request-id'));
    const [actor] = await rows<{ name: string }>(server, 'SELECT name FROM account WHERE id = ?', [
      last.actor,
    ]);
    expect(actor?.name).toBe(byName);
  },
);

test('an employee added is recorded with everything but the password', async () => {
  const { _id } = await hire(cast.admin, {
    employeeId: 'AU-9',
    name: 'Whole',
    department: cast.sales._id,
    salary: '12.30',
  });
  expect(await auditOf(server, _id)).toEqual([
    expect.objectContaining({
      action: 'employee.add',
      before: null,
      after: {
        name: 'Whole',
        email: 'person.au-9@company.example',
        employeeId: 'AU-9',
        role: 'employee',
        dob: '1990-05-17',
        gender: 'other',
        maritalStatus: 'single',
        designation: 'Specialist',
        department: 'Sales',
        salary: 12.3,
      },
    }),
  ]);
});

test('the first admin is recorded too', async () => {
  expect(await auditOf(server, cast.admin.user._id)).toEqual([
    expect.objectContaining({
      subject: 'account',
      subjectName: ADMIN.name,
      after: expect.objectContaining({ email: ADMIN.email, role: 'admin' }),
    }),
  ]);
});

test('what was refused leaves no record', async () => {
  const before = await countRows(server, 'audit_entry');
  const leave = await requestLeave(cast.zoeClient, cast.zoe._id, '2026-06-02', '2026-06-02');
  const refused = [
    await cast.admin.post('/department/add', { dep_name: 'RESEARCH', description: 'Taken' }),
    await cast.admin.put(`/employee/update/${cast.zoe._id}`, { ...cast.zoe, version: 0 }),
    await cast.admin.put(`/employee/identity/${cast.zoe._id}`, {
      employeeId: 'R-1',
      dob: cast.zoe.dob,
      gender: 'other',
    }),
    await cast.zoeClient.post('/leave/add', {
      userId: cast.zoe._id,
      leaveType: 'Sick Leave',
      startDate: '2026-06-02',
      endDate: '2026-06-02',
      reason: 'Again',
    }),
    await cast.zoeClient.put(`/leave/${leave._id}`, { status: 'Approved' }),
    await cast.admin.delete(`/department/single?id=${cast.research._id}`),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 403, 409]);
  expect(await countRows(server, 'audit_entry')).toBe(before + 1);
});

describe('a change and its record are stored together or not at all', () => {
  test.each<[string, string, () => Promise<Answer>]>([
    [
      'a department',
      'department',
      () => cast.admin.post('/department/add', { dep_name: 'Unrecorded', description: 'Never' }),
    ],
    [
      'an employee',
      'account',
      () =>
        cast.admin.post(
          '/employee/add',
          form(person({ employeeId: 'UN-1', department: cast.sales._id })),
        ),
    ],
    [
      'leave',
      'leave_request',
      () =>
        cast.zoeClient.post('/leave/add', {
          userId: cast.zoe._id,
          leaveType: 'Sick Leave',
          startDate: '2026-07-02',
          endDate: '2026-07-02',
          reason: 'Unrecorded',
        }),
    ],
    [
      'a salary record',
      'salary',
      () =>
        cast.admin.post('/salary/add', {
          employeeId: cast.zoe._id,
          basicSalary: 1,
          payDate: '2026-07-31',
        }),
    ],
  ])('%s', async (_, table, change) => {
    const before = await countRows(server, table);
    const failing = jest
      .spyOn(server.app.get(Audit, { strict: false }), 'record')
      .mockRejectedValueOnce(new Error('no room for the record'));
    const answer = await change();
    failing.mockRestore();
    expect(answer).toMatchObject({ status: 500, body: { success: false, code: 'server.error' } });
    expect(JSON.stringify(answer.body)).not.toContain('no room');
    expect(await countRows(server, table)).toBe(before);
    expect((await change()).status).toBe(201);
  });
});

test('no password, hash, token or link is in any record', async () => {
  await cast.admin.confirm(ADMIN.password);
  const { link } = (await cast.admin.post(`/account/link/${cast.zoe._id}`)).body as {
    link: string;
  };
  const everything = JSON.stringify(await rows(server, 'SELECT * FROM audit_entry'));
  const secrets = [
    PASSWORD,
    ADMIN.password,
    'quite another password',
    'argon2',
    link.split('#')[1] as string,
    cast.admin.token as string,
  ];
  expect(secrets.filter((secret) => everything.includes(secret))).toEqual([]);
});
