import { describe, expect, test } from '@jest/globals';
import { serverOfFile } from '../../support/server.js';
import {
  foundCompany,
  LISTS,
  query,
  type AnyRecord,
  type Company,
  type List,
} from './list.data.js';

const server = await serverOfFile();
const company = await foundCompany(server);

const [DEPARTMENTS, EMPLOYEES, LEAVE, OWN_LEAVE, SALARIES, PEOPLE] = LISTS as [
  List,
  List,
  List,
  List,
  List,
  List,
];

async function records(list: List, filter?: unknown): Promise<AnyRecord[]> {
  const { status, body } = await company.admin.get(
    list.path(company) + (filter === undefined ? '' : query({ filter })),
  );
  expect(status).toBe(200);
  return body[list.key];
}

interface Case {
  list: List;
  filter: Record<string, unknown> | ((company: Company) => Record<string, unknown>);
  keeps: (record: AnyRecord, company: Company) => boolean;
}

const department = (name: string) => (one: Company) => ({ department: one.departments[name]?._id });
const CASES: Case[] = [
  ...['zoo', 'ZOÖ', 'zoo\u0308logie'].map((q) => ({
    list: DEPARTMENTS,
    filter: { q },
    keeps: (one: AnyRecord) => /Zoölogie/.test(one.dep_name + one.description),
  })),
  { list: DEPARTMENTS, filter: { q: '  arz ' }, keeps: (one) => one.dep_name === 'Ärzte' },
  ...['strasse', 'STRAẞE', 'straße'].map((q) => ({
    list: DEPARTMENTS,
    filter: { q },
    keeps: (one: AnyRecord) => one.dep_name === 'Straße',
  })),
  { list: DEPARTMENTS, filter: { q: 'lodz' }, keeps: (one) => one.dep_name === 'Łódź' },
  { list: DEPARTMENTS, filter: { q: 'ost' }, keeps: (one) => one.dep_name === 'Øst' },
  { list: DEPARTMENTS, filter: { q: '%' }, keeps: (one) => one.dep_name === 'apples' },
  { list: DEPARTMENTS, filter: { q: '_' }, keeps: (one) => one.dep_name === 'under_score' },
  { list: DEPARTMENTS, filter: { q: '!' }, keeps: (one) => one.dep_name === 'wow!' },
  { list: DEPARTMENTS, filter: { q: '\\' }, keeps: (one) => one.dep_name === 'back\\slash' },
  ...["'", '"', '.*', '(a+)+$', '%%', '[a-z]', "' OR 1=1 --", 'a%e', 'u_d', '?', '*'].map((q) => ({
    list: DEPARTMENTS,
    filter: { q },
    keeps: () => false,
  })),
  { list: DEPARTMENTS, filter: { q: '' }, keeps: () => true },
  { list: DEPARTMENTS, filter: { q: '  ' }, keeps: () => true },

  {
    list: EMPLOYEES,
    filter: { q: 'zoe' },
    keeps: (one) => /^zo[eë] /i.test(one.name) || /^zo/i.test(one.department.dep_name),
  },
  { list: EMPLOYEES, filter: { q: 'ZOË WEI' }, keeps: (one) => /^zo[eë] /i.test(one.name) },
  {
    list: EMPLOYEES,
    filter: { q: 'zoologie' },
    keeps: (one) => one.department.dep_name === 'Zoölogie',
  },
  {
    list: EMPLOYEES,
    filter: { q: 'E-9' },
    keeps: (one) => /e-9/i.test(`${one.employeeId} ${one.userId.email}`),
  },
  { list: EMPLOYEES, filter: { q: 'f%' }, keeps: (one) => one.employeeId === 'F%1' },
  { list: EMPLOYEES, filter: { q: '%' }, keeps: (one) => one.employeeId === 'F%1' },
  { list: EMPLOYEES, filter: { q: '_' }, keeps: (one) => one.employeeId === 'Z_1' },
  { list: EMPLOYEES, filter: { q: '\\' }, keeps: () => false },
  {
    list: EMPLOYEES,
    filter: { q: 'person.b@' },
    keeps: (one) => one.userId.email === 'person.b@company.example',
  },
  // Words in any order, in the name, the designation or the department.
  { list: EMPLOYEES, filter: { q: 'wei zoë' }, keeps: (one) => /^zo[eë] /i.test(one.name) },
  { list: EMPLOYEES, filter: { q: 'Straße adele' }, keeps: (one) => one.employeeId === 'F%1' },
  { list: EMPLOYEES, filter: { q: 'driver øyvind' }, keeps: (one) => one.employeeId === 'Z_1' },
  { list: EMPLOYEES, filter: { q: 'driver boss' }, keeps: () => false },
  { list: EMPLOYEES, filter: { q: '\u0301' }, keeps: () => true },
  // Name and number are two texts, not one.
  { list: EMPLOYEES, filter: { q: 'bossb' }, keeps: () => false },
  {
    list: EMPLOYEES,
    filter: department('Straße'),
    keeps: (one) => one.department.dep_name === 'Straße',
  },
  { list: EMPLOYEES, filter: department('Empty'), keeps: () => false },
  { list: EMPLOYEES, filter: { role: 'admin' }, keeps: (one) => one.userId.role === 'admin' },
  { list: EMPLOYEES, filter: { role: 'employee' }, keeps: (one) => one.userId.role === 'employee' },
  { list: EMPLOYEES, filter: { status: 'Active' }, keeps: () => true },
  { list: EMPLOYEES, filter: { status: 'Left' }, keeps: () => false },
  {
    list: EMPLOYEES,
    filter: (one) => ({ ...department('Straße')(one), role: 'employee', q: 'driver' }),
    keeps: (one) => one.designation === 'Driver',
  },
  {
    list: EMPLOYEES,
    filter: (one) => ({ ...department('Straße')(one), role: 'employee', q: 'ADELE' }),
    keeps: (one) => one.employeeId === 'F%1',
  },

  ...[LEAVE, OWN_LEAVE].flatMap((list): Case[] => [
    { list, filter: { status: 'Approved' }, keeps: (one) => one.status === 'Approved' },
    { list, filter: { status: 'Cancelled' }, keeps: (one) => one.status === 'Cancelled' },
    {
      list,
      filter: { leaveType: 'Annual Leave' },
      keeps: (one) => one.leaveType === 'Annual Leave',
    },
    {
      list,
      filter: department('Zoölogie'),
      keeps: (one) => one.employeeId.department.dep_name === 'Zoölogie',
    },
    {
      list,
      filter: ({ zoe }) => ({ employee: zoe._id }),
      keeps: (one, { zoe }) => one.employeeId._id === zoe._id,
    },
    {
      list,
      filter: ({ people }) => ({ employee: people[1]?._id }),
      keeps: (one, { people }) => one.employeeId._id === people[1]?._id,
    },
    // Leave that touches the span is kept, at either edge.
    {
      list,
      filter: { from: '2026-03-03', to: '2026-04-01' },
      keeps: (one) => ['2026-03-02', '2026-04-01'].includes(one.startDate),
    },
    {
      list,
      filter: { from: '2026-05-05', to: '2026-05-06' },
      keeps: (one) => one.startDate === '2026-05-04',
    },
    { list, filter: { from: '2026-05-09' }, keeps: (one) => one.endDate >= '2026-05-09' },
    { list, filter: { to: '2026-03-01' }, keeps: () => false },
    {
      list,
      filter: { status: 'Approved', leaveType: 'Annual Leave', from: '2026-01-01' },
      keeps: (one) => one.status === 'Approved' && one.leaveType === 'Annual Leave',
    },
    { list, filter: { q: 'sick' }, keeps: (one) => one.leaveType === 'Sick Leave' },
    { list, filter: { q: ' LEAVE' }, keeps: () => true },
    // Without approvals nobody is asked by name.
    { list, filter: { waitingFor: 'hr' }, keeps: () => false },
    { list, filter: ({ zoe }) => ({ waitingFor: zoe.userId._id }), keeps: () => false },
  ]),
  { list: LEAVE, filter: { q: 'ZOË' }, keeps: () => true },
  { list: LEAVE, filter: { q: 'weiß' }, keeps: () => true },
  { list: LEAVE, filter: { q: 'e-10' }, keeps: (one) => one.employeeId.employeeId === 'E-10' },
  {
    list: LEAVE,
    filter: { q: 'weiss e-9 zoe' },
    keeps: (one) => one.employeeId.employeeId === 'E-9',
  },
  // Neither the designation nor the e-mail.
  { list: LEAVE, filter: { q: 'arztin' }, keeps: () => false },
  {
    list: LEAVE,
    filter: { q: 'arzte' },
    keeps: (one) => one.employeeId.department.dep_name === 'Ärzte',
  },
  // The reason is searched among one's own alone.
  { list: LEAVE, filter: { q: 'flu' }, keeps: () => false },
  { list: LEAVE, filter: { q: 'approved' }, keeps: () => false },
  { list: OWN_LEAVE, filter: { q: 'flu' }, keeps: (one) => one.reason.startsWith('Flu') },
  { list: OWN_LEAVE, filter: { q: 'ete' }, keeps: (one) => one.reason === 'Été' },
  { list: OWN_LEAVE, filter: { q: '%' }, keeps: (one) => one.reason.includes('%') },
  { list: OWN_LEAVE, filter: { q: 'APPROVED' }, keeps: (one) => one.status === 'Approved' },
  {
    list: OWN_LEAVE,
    filter: { q: 'annual' },
    keeps: (one) => one.leaveType === 'Annual Leave' || /annual/i.test(one.reason),
  },
  { list: OWN_LEAVE, filter: { q: 'zoe' }, keeps: () => false },

  { list: SALARIES, filter: { q: 'e-1' }, keeps: () => true },
  { list: SALARIES, filter: { q: 'E-9' }, keeps: () => false },
  {
    list: SALARIES,
    filter: { from: '2026-01-31', to: '2026-02-28' },
    keeps: (one) => ['2026-01-31', '2026-02-28'].includes(one.payDate),
  },
  { list: SALARIES, filter: { from: '2026-02-01' }, keeps: (one) => one.payDate >= '2026-02-01' },
  { list: SALARIES, filter: { to: '2026-01-31' }, keeps: (one) => one.payDate <= '2026-01-31' },

  { list: PEOPLE, filter: { q: 'weiss' }, keeps: (one) => /wei/i.test(one.name) },
  {
    list: PEOPLE,
    filter: department('Straße'),
    keeps: (one) => one.department.dep_name === 'Straße',
  },
  { list: PEOPLE, filter: { status: 'Left' }, keeps: () => false },
  { list: PEOPLE, filter: { own: 'pattern' }, keeps: () => false },
  { list: PEOPLE, filter: { without: 'calendar' }, keeps: () => true },
];

test.each(
  CASES.map((one, index) => ({
    ...one,
    title: `${index + 1}. ${one.list.resource} ${typeof one.filter === 'function' ? '(by id)' : JSON.stringify(one.filter)}`,
  })),
)('a filter keeps what it should and nothing else: $title', async ({ list, filter, keeps }) => {
  const all = await records(list);
  const asked = typeof filter === 'function' ? filter(company) : filter;
  const kept = await records(list, asked);
  expect(kept.map(({ _id }) => _id)).toEqual(
    all.filter((record) => keeps(record, company)).map(({ _id }) => _id),
  );
  // The same as a page, with its total.
  const page = await company.admin.get(
    list.path(company) + query({ filter: asked, range: [0, 99] }),
  );
  expect(page.body[list.key]).toHaveLength(kept.length);
  // A page of employees leaves the salary out; only a page of leave says until when a decision can be undone.
  const shown = page.body[list.key].map(({ undoUntil: _, ...record }: AnyRecord) => record);
  expect(kept).toMatchObject(shown);
  expect(page.headers.get('content-range')?.split('/')[1]).toBe(String(kept.length));
});

const FIELDS: [List, Record<string, unknown[]>][] = [
  [DEPARTMENTS, {}],
  [
    EMPLOYEES,
    {
      department: ['x', 5, null, {}],
      role: ['Admin', 'x', ['admin'], null],
      status: ['active', 'x', 5, null],
    },
  ],
  ...[LEAVE, OWN_LEAVE].map((list): [List, Record<string, unknown[]>] => [
    list,
    {
      status: ['pending', 'x', ['Pending'], null],
      leaveType: ['Annual', 5],
      department: ['x', {}],
      employee: ['x', []],
      from: ['2026-02-30', 'x', 20260101, null, '2026-01-01T00:00:00Z'],
      to: ['2026-13-01', {}],
    },
  ]),
  [SALARIES, { from: ['2026-02-30', 'x', 5], to: ['9999-99-99', null] }],
  [
    PEOPLE,
    {
      department: ['x', 5, null, {}],
      status: ['active', 'x', 5, null],
      own: ['policy', '', 5, null],
      without: ['*', '', 5, null],
    },
  ],
];

describe.each(FIELDS.map(([list, more]) => ({ ...list, list, more })))(
  '$resource as $key',
  ({ list, more }) => {
    const refused = async (path: string, field: string, said: string[]) => {
      const { status, body } = await company.admin.get(list.path(company) + path);
      expect({ path, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
        path,
        status: 400,
        fields: [field],
      });
      for (const word of said) expect(body.error).toContain(word);
    };

    test('refuses a range that is none, too wide or negative, and says what is valid', async () => {
      const wrong = [
        '',
        'x',
        '0,9',
        '[]',
        '[0]',
        '[0,1,2]',
        '["0","9"]',
        '[0.5,2]',
        '[-1,5]',
        '[-5,-1]',
        '[5,1]',
        '[0,-1]',
        '[0,1000]',
        '[0,1e9]',
        '[0,1e400]',
        '[NaN,1]',
        '[null,9]',
        '{}',
        'null',
        '[0,9',
        '[[0,9]]',
        '[0,9007199254740993]',
        '[9007199254740993,9007199254740994]',
      ];
      for (const range of wrong)
        await refused(`?range=${encodeURIComponent(range)}`, 'range', ['[0,9]', '1000']);
      await refused('?range=[0,9]&range=[0,9]', 'range', ['[0,9]']);
    });

    test('refuses a sort by anything but its fields, and names them', async () => {
      const known = Object.keys(list.sort);
      const wrong = [
        '',
        'id',
        '"id"',
        '[]',
        '["id"]',
        '["id","UP"]',
        '["id","ASC","x"]',
        '["passwordHash","ASC"]',
        '["password_hash","ASC"]',
        '["email","ASC"]',
        '["d.id","ASC"]',
        '["1","ASC"]',
        '[1,"ASC"]',
        '["id; DROP TABLE salary","ASC"]',
        '["id","ASC; DROP TABLE salary"]',
        '[["id"],"ASC"]',
        '[{"id":1},"ASC"]',
        '["toString","ASC"]',
        '["__proto__","ASC"]',
        '["id",null]',
        '{"id":"ASC"}',
        '["id","ASC"',
      ];
      for (const sort of wrong)
        await refused(`?sort=${encodeURIComponent(sort)}`, 'sort', ['ASC or DESC', ...known]);
      await refused('?sort=["id","ASC"]&sort=["id","ASC"]', 'sort', known);
    });

    test('refuses a filter by anything but its fields, and names them', async () => {
      const known = ['q', 'id', ...Object.keys(more)];
      for (const filter of [
        '',
        'x',
        '5',
        'null',
        '"q"',
        '[]',
        '[{"q":"x"}]',
        '{',
        '{"passwordHash":"x"}',
        '{"email":"x"}',
        '{"q":"x","1=1":"x"}',
        '{"Q":"x"}',
        '{"toString":"x"}',
        '{"__proto__":"x"}',
        '{"$where":"1"}',
      ]) {
        await refused(`?filter=${encodeURIComponent(filter)}`, 'filter', known);
      }
      await refused('?filter={}&filter={}', 'filter', known);
    });

    test('refuses a wrong value of a filter, and says what it takes', async () => {
      const wrong = {
        q: [5, null, true, ['x'], { $ne: 1 }, '\0', 'a\0b', 'a\u0007', '\ud800'],
        id: ['x', 5, null, {}, ['x'], [5], [null], [['x']]],
        ...more,
      };
      for (const [field, values] of Object.entries(wrong))
        for (const value of values)
          await refused(query({ filter: { [field]: value } }), 'filter', [field]);
    });

    test('refuses a search of too many words or characters, in words for people', async () => {
      for (const q of [
        'x'.repeat(201),
        'x'.repeat(5_000),
        Array.from({ length: 21 }, (_, n) => `w${n}`).join(' '),
      ]) {
        const answer = await company.admin.get(list.path(company) + query({ filter: { q } }));
        expect(answer).toMatchObject({
          status: 400,
          body: {
            error: expect.stringContaining(
              'Please search for at most 20 words and 200 characters.',
            ),
          },
        });
      }
      expect(
        (
          await company.admin.get(
            list.path(company) +
              query({ filter: { q: Array.from({ length: 20 }, (_, n) => `w${n}`).join(' ') } }),
          )
        ).status,
      ).toBe(200);
    });

    test('refuses fields that are none of its own', async () => {
      if (list !== EMPLOYEES)
        return refused('?fields=["salary"]', 'query', ['range', 'sort', 'filter']);
      for (const fields of [
        '',
        'salary',
        '"salary"',
        '{}',
        'null',
        '["name"]',
        '["salary","x"]',
        '[["salary"]]',
        '["passwordHash"]',
      ])
        await refused(`?fields=${encodeURIComponent(fields)}`, 'fields', ['["salary"]']);
    });

    test('refuses every other parameter, and names its own', async () => {
      for (const other of [
        'page=1',
        'q=x',
        'id[$ne]=1',
        'range[]=1',
        'filter[q]=x',
        'sort.x=1',
        '_sort=name',
        'limit=5',
        'token=x',
        '=x',
      ])
        await refused(`?${other}`, 'query', ['range', 'sort', 'filter']);
    });
  },
);
