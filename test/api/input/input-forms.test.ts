import { describe, expect, test } from '@jest/globals';
import { addDays, addYears } from '../../../api/contract/calendar-date.js';
import { DEPARTMENT_NAME_MAX, DESCRIPTION_MAX } from '../../../api/department/department.tables.js';
import { TODAY } from '../../support/calendar.js';
import { hireCast } from '../../support/cast.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);
const admin = cast.admin;

describe('text', () => {
  test.each([
    [
      'exactly as long as it may be',
      'x'.repeat(DEPARTMENT_NAME_MAX),
      'x'.repeat(DEPARTMENT_NAME_MAX),
    ],
    ['blanks around it are taken away', '  \u00a0Trimmed\n ', 'Trimmed'],
    ['a decomposed accent is composed', 'Cafe\u0301', 'Caf\u00e9'],
    ['a tab becomes a blank', 'Tab\there', 'Tab here'],
    ['an emoji stays', 'Fun 🎉👩‍👩‍👧', 'Fun 🎉👩‍👩‍👧'],
    [
      'markup stays the text that it is',
      `<img src=x onerror=alert(1)>`,
      `<img src=x onerror=alert(1)>`,
    ],
    [
      'SQL stays the text that it is',
      `'); DROP TABLE department; --`,
      `'); DROP TABLE department; --`,
    ],
    ['right-to-left text stays', 'قسم البحوث', 'قسم البحوث'],
    ['what unfolds stays when it fits', '\ufdfa', '\ufdfa'],
    ['a text called null is one', 'null', 'null'],
  ])('%s', async (_, sent, stored) => {
    const answer = await admin.post('/department/add', { dep_name: sent, description: sent });
    expect(answer).toMatchObject({
      status: 201,
      body: { department: { dep_name: stored, description: stored } },
    });
    expect(
      (await admin.get(`/department/single?id=${answer.body.department._id}`)).body.department
        .dep_name,
    ).toBe(stored);
  });

  test('lines of a description end in a line feed, and may be as long as the limit together', async () => {
    const answer = await admin.post('/department/add', {
      dep_name: 'Lines',
      description: 'one\r\ntwo\n\nthree',
    });
    expect(answer.body.department.description).toBe('one\ntwo\n\nthree');
    expect(
      (
        await admin.post('/department/add', {
          dep_name: 'Long',
          description: 'y'.repeat(DESCRIPTION_MAX),
        })
      ).status,
    ).toBe(201);
  });
});

test('names that differ only in case, width or blanks are one, others are not', async () => {
  const add = async (dep_name: string) =>
    (await admin.post('/department/add', { dep_name, description: 'x' })).status;
  expect(await add('Straße')).toBe(201);
  expect(await add('STRAßE')).toBe(409);
  expect(await add('Ｓｔｒａße')).toBe(409);
  expect(await add('Strasse')).toBe(201);
  expect(await add('Zoé')).toBe(201);
  expect(await add('ZOE\u0301')).toBe(409);
  expect(await add('Zoe')).toBe(201);
});

describe('amounts', () => {
  test.each([
    [0, 0],
    ['0', 0],
    ['0.00', 0],
    [1000000000, 1_000_000_000],
    ['1000000000.00', 1_000_000_000],
    [999999999.99, 999_999_999.99],
    ['2000', 2000],
    ['2000.5', 2000.5],
    [' 12.30 ', 12.3],
    [0.1, 0.1],
    [4.35, 4.35],
    ['007', 7],
  ])('%p is taken', async (sent, stored) => {
    const salaried = await admin.put(`/employee/update/${cast.zoe._id}`, {
      name: 'Zoë Weiß',
      maritalStatus: 'single',
      designation: 'Sales',
      salary: sent,
      department: cast.sales._id,
    });
    expect(salaried).toMatchObject({ status: 200, body: { employee: { salary: stored } } });
  });

  test('an optional amount that is empty or missing counts as none', async () => {
    for (const [day, none] of ['', null, undefined].entries()) {
      const answer = await admin.post('/salary/add', {
        employeeId: cast.zoe._id,
        basicSalary: '10.10',
        allowances: none,
        deductions: none,
        payDate: `2026-01-0${day + 1}`,
      });
      expect(answer).toMatchObject({
        status: 201,
        body: { salary: { basicSalary: 10.1, allowances: 0, deductions: 0, netSalary: 10.1 } },
      });
    }
  });
});

describe('dates', () => {
  test.each(['2000-01-01', '2024-02-29', addDays(addYears(TODAY, 2), -1)])(
    'leave and pay on %s are taken',
    async (day) => {
      const leave = await cast.zoeClient.post('/leave/add', {
        userId: cast.zoeClient.user._id,
        leaveType: 'Sick Leave',
        startDate: day,
        endDate: day,
        reason: 'Ill',
      });
      expect(leave).toMatchObject({
        status: 201,
        body: { leave: { startDate: day, endDate: day, days: 1 } },
      });
      const salary = await admin.post('/salary/add', {
        employeeId: cast.zoe._id,
        basicSalary: 1,
        payDate: day,
      });
      expect(salary).toMatchObject({ status: 201, body: { salary: { payDate: day } } });
    },
  );

  test('leave of 366 days is taken', async () => {
    const leave = await cast.zoeClient.post('/leave/add', {
      userId: cast.zoeClient.user._id,
      leaveType: 'Personal Leave',
      startDate: '2004-01-01',
      endDate: '2004-12-31',
      reason: 'A year',
    });
    expect(leave).toMatchObject({ status: 201, body: { leave: { days: 366 } } });
  });

  test.each(['1900-01-01', '2000-02-29', addDays(TODAY, -1)])(
    'somebody may be born on %s',
    async (dob) => {
      const answer = await admin.put(`/employee/identity/${cast.zoe._id}`, {
        employeeId: 'S-1',
        dob,
        gender: 'other',
      });
      expect(answer).toMatchObject({ status: 200, body: { employee: { dob } } });
    },
  );
});
