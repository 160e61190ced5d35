import { previewed } from '../../support/leave-preview.js';
import { addLeaveType, addPolicy, leaveType, RULES } from '../../support/leave-rules-by-calls.js';
import type { Row, Whose, World } from './access.row.js';

const admins = (route: string, details: Partial<Row> = {}, status = 200): Row => ({
  route,
  anyone: 401,
  own: 403,
  another: 403,
  admin: status,
  ...details,
});

let counter = 0;
const name = (of: string) => `${of} ${(counter += 1)}`;
const newType = async (_: Whose, { admin }: World) =>
  (await addLeaveType(admin, { name: name('Type') }))._id;
/** The newest, to which a row's body belongs. */
let policy = '';
const newPolicy = async (_: Whose, { admin }: World) =>
  (policy = (await addPolicy(admin, { name: name('Policy') }))._id);
const VERSION = { from: '2026-07-01', rules: RULES };
const versionChange = async (whose: Whose, world: World) => ({
  kind: 'version',
  policy: await newPolicy(whose, world),
  ...VERSION,
});
const newVersion = async (whose: Whose, world: World) => {
  policy ||= await newPolicy(whose, world);
  return {
    ...VERSION,
    basis: (await previewed(world.admin, { kind: 'version', policy, ...VERSION })).basis,
  };
};
/** Ended, because what is stored of a running one changes by itself. */
const newPreview = async (whose: Whose, world: World) =>
  (await previewed(world.admin, await versionChange(whose, world)))._id;

export const LEAVE_RULES_ROWS: Row[] = [
  { route: 'GET /api/leave/type', anyone: 401, own: 200, another: 200, admin: 200 },
  admins('GET /api/leave/type/:id', { id: newType }),
  admins('POST /api/leave/type/add', { body: () => ({ name: name('Type') }) }, 201),
  admins('PUT /api/leave/type/:id', { id: newType, body: () => ({ name: name('Type') }) }),
  admins('GET /api/leave/policy'),
  admins('GET /api/leave/policy/:id', { id: newPolicy }),
  admins(
    'POST /api/leave/policy/add',
    {
      body: async (_, { admin }) => ({
        leaveType: (await leaveType(admin))._id,
        name: name('Policy'),
        from: '2026-01-01',
        rules: RULES,
      }),
    },
    201,
  ),
  admins('POST /api/leave/policy/version/:id', { id: newPolicy, body: newVersion }, 201),
  admins('PUT /api/leave/policy/:id', { id: newPolicy, body: () => ({ name: name('Policy') }) }),
  admins(
    'POST /api/leave/preview',
    { body: async (whose, world) => ({ change: await versionChange(whose, world) }) },
    202,
  ),
  admins('GET /api/leave/preview/:id', { id: newPreview }),
  admins('GET /api/leave/preview/people/:id', { id: newPreview }),
  admins('POST /api/leave/preview/cancel/:id', { id: newPreview }),
  admins('POST /api/leave/career', {
    body: () => ({
      unit: 'days',
      rules: RULES,
      hireDate: '2026-04-16',
      from: '2026-01-01',
      to: '2027-12-31',
    }),
  }),
];
