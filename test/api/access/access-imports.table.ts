import { uploadFile, applied, checked } from '../../support/imports.js';
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
const file = () => `Employee ID,Pay Date,Basic Salary\nI-${(counter += 1)},2020-01-31,1000.00`;
const newFile = async (_: Whose, { admin }: World): Promise<string> =>
  (await uploadFile(admin, 'salaries', file())).body.import._id;
const checkedFile = async (_: Whose, { admin }: World) =>
  (await checked(admin, 'salaries', file()))._id;
/** With one person, whom nobody knows yet. */
const people = (sales: string) =>
  `Employee ID,Full Name,Email Address,Date of Birth,Gender,Marital Status,Department,Designation,Salary\nI-${(counter += 1)},Ida Import,ida.${counter}@company.example,1990-05-17,other,single,${sales},Clerk,1000.00`;
const checkedPeople = async (_: Whose, { admin, sales }: World) =>
  (await checked(admin, 'employees', people(sales.dep_name), { payPeriod: 'month' }))._id;
const appliedPeople = async (whose: Whose, world: World) =>
  (await applied(world.admin, { _id: await checkedPeople(whose, world) }))._id;
const mappingOf = async (admin: World['admin']) =>
  (await uploadFile(admin, 'salaries', file())).body.proposal as unknown;
const savedMapping = async (_: Whose, { admin }: World): Promise<string> => {
  const { body } = await uploadFile(admin, 'salaries', file());
  await admin.post(`/import/check/${body.import._id}`, {
    mapping: body.proposal,
    saveAs: `Mapping ${counter}`,
  });
  return (await admin.get('/import/mapping?kind=salaries')).body.mappings[0]._id;
};

export const IMPORT_ROWS: Row[] = [
  admins('GET /api/import'),
  admins(
    'POST /api/import/add',
    {
      body: () => {
        const form = new FormData();
        form.append('kind', 'salaries');
        form.append('file', new Blob([file()]), 'pay.csv');
        return form;
      },
    },
    201,
  ),
  admins('GET /api/import/single/:id', { id: newFile }),
  admins('GET /api/import/columns/:id', { id: newFile }),
  admins('GET /api/import/rows/:id', { id: checkedFile }),
  admins('GET /api/import/template', { query: '?kind=salaries' }),
  admins('GET /api/import/refused/:id', { id: checkedFile }),
  admins('DELETE /api/import/:id', { id: newFile }),
  admins('POST /api/import/headings/:id', { id: newFile, body: () => ({ headingsRow: 1 }) }),
  admins('POST /api/import/check/:id', {
    id: newFile,
    body: async (_, { admin }) => ({ mapping: await mappingOf(admin) }),
  }),
  admins('POST /api/import/apply/:id', { id: checkedPeople, body: () => ({}) }),
  admins('POST /api/import/cancel/:id', { id: checkedFile, body: () => ({}) }),
  admins('POST /api/import/undo/:id', { id: appliedPeople, body: () => ({}) }),
  admins('GET /api/import/mapping', { query: '?kind=salaries' }),
  admins('DELETE /api/import/mapping/:id', { id: savedMapping }),
];
