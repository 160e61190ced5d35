import { addDays } from '../../api/contract/calendar-date.js';
import { form, person } from '../support/cast.js';
import type { Client } from '../support/client.js';
import { inParallel } from '../support/together.js';
import { content, Findings, type Crowd, type Round } from './crowd.js';

const AT_ONCE = 10;

interface Repeated {
  path: string;
  client: (crowd: Crowd) => (n: number) => Client;
  /** Made anew for each sending: a form has another boundary then. `name` tells rounds with and without a key apart. */
  body: (crowd: Crowd, name: string, day: string) => unknown;
  taken: string[];
  /** Where the row must be, with its parameter. */
  stored: (crowd: Crowd, name: string, day: string) => [string, unknown[]];
}

export const REPEATED: Record<string, Repeated> = {
  'leave request': {
    path: '/leave/add',
    client: ({ zoe }) => zoe,
    body: ({ cast }, name, day) => ({
      userId: cast.zoe._id,
      leaveType: 'Sick Leave',
      startDate: day,
      endDate: day,
      reason: name,
    }),
    taken: ['leave.overlap'],
    stored: ({ cast }, _name, day) => [
      'leave_request WHERE employee_id = ? AND start_date = ?',
      [cast.zoe._id, day],
    ],
  },
  'salary record': {
    path: '/salary/add',
    client: ({ admin }) => admin,
    body: ({ cast }, _name, day) => ({
      employeeId: cast.amara._id,
      basicSalary: '1000.10',
      allowances: '0.20',
      payDate: day,
    }),
    taken: ['salary.date_taken'],
    stored: ({ cast }, _name, day) => [
      'salary WHERE employee_id = ? AND pay_date = ?',
      [cast.amara._id, day],
    ],
  },
  employee: {
    path: '/employee/add',
    client: ({ admin }) => admin,
    body: ({ cast }, name) => form(person({ employeeId: name, department: cast.research._id })),
    taken: ['employee.id_taken', 'account.email_taken'],
    stored: (_crowd, name) => ['employee WHERE employee_id = ?', [name]],
  },
};

/** Attack 30: the same thing sent ten times at once, without a key (one is stored) and with one (one is stored, all are told so). */
export function repeats(kind: keyof typeof REPEATED, { keyed }: { keyed: boolean }) {
  const { path, client, body, taken, stored } = REPEATED[kind] as Repeated;
  return async (crowd: Crowd): Promise<Round> =>
    async (n) => {
      const found = new Findings();
      const name = `${keyed ? 'K' : 'N'}-${n}`;
      const day = addDays(keyed ? '2014-01-01' : '2013-01-01', n);
      const headers = keyed ? { 'idempotency-key': `${kind} ${n}` } : undefined;
      const answers = await inParallel(AT_ONCE, (place) =>
        client(crowd)(place).post(path, body(crowd, name, day), headers),
      );
      found.answers(answers, keyed ? { 201: AT_ONCE } : { 201: 1, 409: AT_ONCE - 1 }, taken);
      if (keyed) found.same('different answers', new Set(answers.map(content)).size, 1);
      found.same('stored', await crowd.stage.count(...stored(crowd, name, day)), 1);
      return found.faults;
    };
}
