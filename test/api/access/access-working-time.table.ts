import type { PatternSlot } from '../../../api/contract/working-time/working-time.js';
import { previewed } from '../../support/leave-preview.js';
import type { Row, Whose, World } from './access.row.js';

const admins = (route: string, details: Partial<Row> = {}, status = 200): Row => ({
  route,
  anyone: 401,
  own: 403,
  another: 403,
  admin: status,
  ...details,
});
const signedIn = (route: string, details: Partial<Row> = {}): Row => ({
  route,
  anyone: 401,
  own: 200,
  another: 200,
  admin: 200,
  ...details,
});

let counter = 0;
const nextName = () => `Named ${(counter += 1)}`;
const slots: PatternSlot[] = [...Array<PatternSlot>(4).fill([240, 240]), [240, 0], [0, 0], [0, 0]];
const newPattern = async (_: Whose, { admin }: World): Promise<string> =>
  (await admin.post('/work/pattern/add', { name: nextName(), slots })).body.pattern._id;
/** The newest, to which a row's body belongs. */
let calendar = '';
const newCalendar = async (_: Whose, { admin }: World): Promise<string> =>
  (calendar = (await admin.post('/holiday/add', { name: nextName() })).body.calendar._id);
const DAYS = { add: [{ day: '2026-12-24', half: 'afternoon', name: 'Christmas Eve' }], remove: [] };
const newDays = async (whose: Whose, world: World) => {
  calendar ||= await newCalendar(whose, world);
  return {
    ...DAYS,
    basis: (await previewed(world.admin, { kind: 'holidays', calendar, ...DAYS })).basis,
  };
};
const nothing = ({ record }: Whose) => ({
  holders: [record._id],
  subject: 'calendar',
  target: null,
  from: `20${10 + ((counter += 1) % 10)}-01-01`,
});
const assignment = async (whose: Whose, world: World) => ({
  ...nothing(whose),
  target: await newCalendar(whose, world),
});
const newAssignment = async (whose: Whose, { admin }: World): Promise<string> => {
  const from = `19${50 + ((counter += 1) % 50)}-06-01`;
  await admin.post('/work/assignment/add', {
    ...(await assignment(whose, { admin } as World)),
    from,
  });
  const { body } = await admin.get(`/work/assignment/${whose.record._id}`);
  return body.assignments.find((one: { from: string }) => one.from === from)._id;
};

export const WORKING_TIME_ROWS: Row[] = [
  admins('GET /api/work/pattern'),
  admins('POST /api/work/pattern/add', { body: () => ({ name: nextName(), slots }) }, 201),
  admins('PUT /api/work/pattern/:id', {
    id: newPattern,
    body: () => ({ name: nextName(), archived: true }),
  }),
  signedIn('GET /api/holiday'),
  signedIn('GET /api/holiday/:id', { id: newCalendar, query: '?year=2026' }),
  admins('POST /api/holiday/add', { body: () => ({ name: nextName() }) }, 201),
  admins('PUT /api/holiday/:id', {
    id: newCalendar,
    body: () => ({ name: nextName(), archived: false }),
  }),
  admins('POST /api/holiday/days/:id', { id: newCalendar, body: newDays }),
  admins('GET /api/holiday/proposal', { query: '?country=NO&year=2026' }),
  admins('POST /api/holiday/import/:id', {
    id: newCalendar,
    body: () => {
      const form = new FormData();
      form.append('year', '2026');
      form.append('file', new Blob(['date,name\n2026-12-24,Christmas Eve\n']), 'holidays.csv');
      return form;
    },
  }),
  admins('GET /api/work/assignment'),
  admins('GET /api/work/assignment/everybody'),
  admins('GET /api/work/assignment/proposal', {
    id: (_, { sales }) => sales._id,
    query: '?department=:id',
  }),
  { ...admins('GET /api/work/assignment/:id', { id: ({ record }) => record._id }), own: 200 },
  admins('POST /api/work/assignment/add', { body: assignment }, 201),
  admins('POST /api/work/assignment/end/:id', { id: newAssignment }),
];
