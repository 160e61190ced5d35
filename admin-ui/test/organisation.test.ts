import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import type { OrganisationResponse } from '../../api/contract/organisation/organisation-responses.js';
import type { OrganisationPerson } from '../../api/contract/organisation/organisation.js';
import { TODAY, YESTERDAY } from '../../test/support/calendar.js';
import { addDepartment, hireCast } from '../../test/support/cast.js';
import { store } from '../../test/support/rows.js';
import { serverOfFile } from '../../test/support/server.js';
import { columns, counted, filterIn, rows } from './support/list.js';
import {
  field,
  fill,
  intercept,
  main,
  openOffice,
  openPortal,
  press,
  says,
  saysNothingOf,
  stopIntercepting,
  textOf,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient, zoe, zoeClient } = await hireCast(server);

const person = (
  _id: string,
  designation: string,
  department: string,
  manager: string | null,
): OrganisationPerson => ({
  _id,
  name: _id,
  designation,
  profileImage: null,
  department,
  manager,
  managerName: null,
});

const COMPANY: OrganisationResponse = {
  success: true,
  asOf: '2026-11-30',
  since: null,
  people: [
    person('Amara', 'Engineering Manager', 'e', 'Kenji'),
    person('Emil', 'Platform Engineer', 'e', 'Amara'),
    person('Kenji', 'Managing Director', 'f', null),
    person('María', 'Account Executive', 's', null),
    person('Nguyễn', 'Staff Platform Engineer', 'e', 'Amara'),
    person('Olena', 'Site Reliability Engineer', 'e', 'Nguyễn'),
    person('Thandiwe', 'Head of Care', 's', 'Kenji'),
  ],
  departments: [
    { _id: 'e', dep_name: 'Engineering', head: 'Amara' },
    { _id: 'f', dep_name: 'Finance', head: 'Kenji' },
    { _id: 's', dep_name: 'Sales', head: null },
  ],
};

const asked: string[] = [];

function company(of: Partial<OrganisationResponse> = {}): void {
  asked.length = 0;
  intercept('GET', /^\/api\/organisation$/, (_, { url }) => {
    asked.push(new URL(url).search);
    return Response.json({ ...COMPANY, ...of });
  });
}

const tree = () => screen.findByRole('treegrid', { name: 'People by manager' });

/** The words of the rows, with their level. */
async function treeRows(): Promise<string[]> {
  const [, ...found] = within(await tree()).getAllByRole('row');
  return found.map((row) => {
    const [name] = within(row).getAllByRole('gridcell');
    return `${row.getAttribute('aria-level')} ${textOf(name?.querySelector('a, button:not([aria-label])') ?? name!)}`;
  });
}

const rowsAre = (expected: string[]) =>
  waitFor(async () => expect(await treeRows()).toEqual(expected));

const focused = () => textOf(document.activeElement!.querySelector('a') ?? document.activeElement!);

const key = (name: string) => fireEvent.keyDown(document.activeElement!, { key: name });

beforeEach(() => localStorage.clear());

describe('the tree', () => {
  test('opens to two levels, and folds and unfolds by hand and as a whole', async () => {
    company();
    await openOffice(admin, 'organisation');
    await rowsAre(['1 Kenji', '2 Amara', '2 Thandiwe', '1 No manager', '2 María']);
    await press('Unfold Amara');
    await rowsAre([
      '1 Kenji',
      '2 Amara',
      '3 Emil',
      '3 Nguyễn',
      '2 Thandiwe',
      '1 No manager',
      '2 María',
    ]);
    await press('Unfold all');
    expect(await treeRows()).toContain('4 Olena');
    await press('Fold all');
    await rowsAre(['1 Kenji', '1 No manager']);
  });

  test('says of each person title, department where it is another, reports, and all below', async () => {
    company();
    await openOffice(admin, 'organisation');
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    await tree();
    const cells = (name: string) =>
      within(row(name))
        .getAllByRole('gridcell')
        .map((cell) => textOf(cell).replace(/^\p{Lu}+(?=\p{Lu}\p{Ll})/u, ''));
    expect(cells('Managing Director')).toEqual(['KenjiManaging Director', 'Finance 1', '2', '5']);
    expect(cells('Engineering Manager')).toEqual([
      'AmaraEngineering Manager',
      'Engineering 4',
      '2',
      '3',
    ]);
    expect(cells('Head of Care')).toEqual(['ThandiweHead of Care', 'Sales', '', '']);
    expect(row('Engineering Manager').getAttribute('aria-expanded')).toBe('false');
    expect(row('Head of Care').hasAttribute('aria-expanded')).toBe(false);
    expect(screen.getByRole('link', { name: 'Amara' }).getAttribute('href')).toBe(
      '/admin-dashboard/employee/Amara',
    );
  });

  test('is walked by keys, with one Tab stop', async () => {
    company();
    const router = await openOffice(admin, 'organisation');
    const [, first] = within(await tree()).getAllByRole('row');
    first!.focus();
    key('ArrowDown');
    expect(focused()).toBe('Amara');
    key('ArrowRight');
    await says('Emil');
    expect(focused()).toBe('Amara');
    key('ArrowRight');
    expect(focused()).toBe('Emil');
    key('ArrowLeft');
    expect(focused()).toBe('Amara');
    key('ArrowLeft');
    await saysNothingOf('Emil');
    key('End');
    expect(focused()).toBe('María');
    key('Home');
    expect(focused()).toBe('Kenji');
    key('t');
    expect(focused()).toBe('Thandiwe');
    expect(
      within(await tree())
        .getAllByRole('row')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([document.activeElement]);
    intercept('GET', /^\/api\/employee\/single\//, () =>
      Response.json({ success: false, error: 'Employee not found' }, { status: 404 }),
    );
    key('Enter');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/admin-dashboard/employee/Thandiwe'),
    );
  });

  test('keeps no focus that has gone to the search, and leaves Enter to a button', async () => {
    company();
    await openOffice(admin, 'organisation');
    const unfold = within(await tree()).getByRole('button', { name: 'Unfold Amara' });
    unfold.focus();
    const isLeftToIt = fireEvent.keyDown(unfold, { key: 'Enter' });
    expect(isLeftToIt).toBe(true);
    key('End');
    key('ArrowDown');
    expect(focused()).toBe('María');
    const search = screen.getByRole('searchbox');
    search.focus();
    fill(search, 'platform');
    await says('Found2');
    expect(document.activeElement).toBe(search);
  });

  test('of 10,000 people has only the rows that can be seen', async () => {
    const people = Array.from({ length: 10_000 }, (_, index) =>
      person(`P${index}`, 'Clerk', 'e', index === 0 ? null : `P${Math.floor((index - 1) / 8)}`),
    );
    company({ people });
    await openOffice(admin, 'organisation');
    await press('Unfold all');
    await waitFor(async () => expect((await tree()).getAttribute('aria-rowcount')).toBe('10001'));
    expect((await treeRows()).length).toBeLessThan(200);
    const [, first] = within(await tree()).getAllByRole('row');
    first!.focus();
    key('End');
    await waitFor(() =>
      expect(document.activeElement!.getAttribute('aria-rowindex')).toBe('10001'),
    );
  });
});

test('managers are offered no day to come, and those without reports are told so', async () => {
  await admin.put('/setting/approvals', { approvals: true });
  await admin.put(`/employee/employment/${zoe._id}`, { manager: { _id: amara._id } });
  company();
  await openPortal(amaraClient, 'team/organisation');
  await tree();
  await press('As of today');
  await screen.findByRole('button', { name: 'A year ago' });
  expect(screen.queryByRole('button', { name: 'In a month' })).toBeNull();

  await openPortal(amaraClient, `team/organisation?asOf=${addDays(TODAY, 30)}`);
  await tree();
  expect(asked).toEqual(['', '']);

  stopIntercepting();
  await openPortal(zoeClient, 'team/organisation');
  await says('No one reports to you');
});

describe('search and filters', () => {
  test('keep the path to whom they find, mark it, and say how many others there are', async () => {
    company();
    const router = await openOffice(admin, 'organisation');
    await tree();
    fill(screen.getByRole('searchbox'), 'platform');
    await rowsAre(['1 Kenji', '2 Amara', '3 Emil', '3 Nguyễn', '2 1 more']);
    expect([...document.querySelectorAll('mark')].map(textOf)).toEqual(['Platform', 'Platform']);
    expect(router.state.location.search).toBe('?q=platform');
    await says('Found2');
    expect(screen.queryByRole('button', { name: 'Unfold all' })).toBeNull();
    await press('1 more');
    await waitFor(async () => expect(await treeRows()).toContain('2 Thandiwe'));
    await press('Unfold Nguyễn');
    await waitFor(async () => expect(await treeRows()).toContain('4 Olena'));
    fill(screen.getByRole('searchbox'), 'nobody at all');
    await says('No people found');
  });

  test('show a department, people without a manager and departments without a head', async () => {
    company();
    const router = await openOffice(admin, 'organisation');
    await tree();
    expect(counted('Missing')).toEqual(['No manager 1', 'No head 1']);
    await press('No manager 1');
    await rowsAre(['1 No manager', '2 María']);
    await press('No head 1');
    await rowsAre(['1 Kenji', '2 Thandiwe', '2 1 more', '1 No manager', '2 María']);
    await press('No head 1');
    fill(screen.getByLabelText('Department'), 'e');
    await waitFor(() => expect(router.state.location.search).toBe('?department=e'));
    await waitFor(async () => expect(await treeRows()).toContain('4 Olena'));
    expect(await treeRows()).not.toContain('2 Thandiwe');
  });
});

const COMPANY_OF_THEN = {
  success: true,
  employees: [
    {
      _id: 'a',
      name: 'Ada Then',
      department: { _id: 's', dep_name: 'Sales' },
      designation: 'Clerk',
      status: 'Active',
      sinceThen: [
        { kind: 'designation', value: 'Director', from: '2025-07-01', planned: false },
        { kind: 'department', value: 'Research', from: '2099-01-01', planned: true },
      ],
    },
    {
      _id: 'b',
      name: 'Bob Gone',
      department: { _id: 's', dep_name: 'Sales' },
      status: 'Active',
      sinceThen: [{ kind: 'left', value: null, from: '2025-06-30', planned: false }],
    },
  ],
  summary: {
    total: 37,
    departments: 6,
    upcoming: 0,
    left: 0,
    since: { joined: 6, left: 3 },
  },
};

describe('as of another day', () => {
  test('the organisation says how many there were, who came and left since, and leads back', async () => {
    company({ asOf: '2025-03-01', since: { joined: 6, left: 3 } });
    const router = await openOffice(admin, 'organisation?asOf=2025-03-01');
    await says('The company on 1 March 2025, 7 people. Read only.');
    await says('Since then 6 joined, 3 left.');
    expect(asked).toEqual(['?asOf=2025-03-01']);
    await press('Back to today');
    await saysNothingOf('The company on');
    expect(router.state.location.search).toBe('');
  });

  test('the numbers of one day are never said of another', async () => {
    const waiting: (() => void)[] = [];
    const later = async (response: Response) => {
      await new Promise<void>((answer) => waiting.push(answer));
      return response;
    };
    company();
    const router = await openOffice(admin, 'organisation');
    await tree();
    intercept('GET', /^\/api\/organisation$/, (_, { url }) => {
      const asOf = new URL(url).searchParams.get('asOf') ?? '';
      const response = Response.json({ ...COMPANY, asOf, since: { joined: 6, left: 3 } });
      return asOf === '2025-03-01' ? response : later(response);
    });
    await router.navigate('?asOf=2025-03-01');
    await says('The company on 1 March 2025, 7 people. Read only.Since then 6 joined, 3 left.');
    await router.navigate('?asOf=2025-04-01');
    await says('The company on 1 April 2025. Read only.');
    await saysNothingOf('Since then');
    waiting.shift()!();
    await says('The company on 1 April 2025, 7 people. Read only.Since then 6 joined, 3 left.');

    intercept('GET', /^\/api\/employee$/, (real, { url }) =>
      new URL(url).searchParams.has('asOf')
        ? later(Response.json(COMPANY_OF_THEN, { headers: { 'Content-Range': 'employees 0-1/2' } }))
        : real(),
    );
    const list = await openOffice(admin, 'employee');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    await list.navigate('?asOf=2025-03-01');
    await says('The company on 1 March 2025. Read only.');
    waiting.shift()!();
    await says('The company on 1 March 2025, 37 people. Read only.');
  });

  test('filters are cleared without leaving the day, and departments closed since can be chosen', async () => {
    const attic = await addDepartment(admin, { dep_name: 'Attic' });
    await store(server, 'UPDATE department SET created_at = 0 WHERE id = ?', [attic._id]);
    await admin.post(`/department/close/${attic._id}`, { on: TODAY });
    const router = await openOffice(admin, `employee?asOf=${YESTERDAY}`);
    const department = await field('Department');
    await within(department).findByRole('option', { name: 'Attic' });
    fill(department, attic._id);
    await says('Try adjusting your search criteria');
    await press('Filters');
    const title = await field('Designation');
    fill(title, 'Clerk');
    const asOf = { asOf: YESTERDAY };
    await waitFor(() =>
      expect(filterIn(router.state.location)).toEqual({
        ...asOf,
        department: attic._id,
        designation: 'Clerk',
      }),
    );
    fireEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0]!);
    await waitFor(() => expect(filterIn(router.state.location)).toEqual(asOf));
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  });

  test('an address with no day has the list of today', async () => {
    const router = await openOffice(admin, 'employee?asOf=nonsense');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    expect(filterIn(router.state.location)).toEqual({ status: 'Active' });
  });

  test('a typed day is taken by Enter', async () => {
    company();
    const router = await openOffice(admin, 'organisation');
    await tree();
    await press('As of today');
    const day = await screen.findByLabelText('Day');
    fireEvent.focus(day);
    fireEvent.change(day, { target: { value: '1 mar 2025' } });
    fireEvent.keyDown(day, { key: 'Enter' });
    await waitFor(() => expect(router.state.location.search).toBe('?asOf=2025-03-01'));
    await screen.findByRole('button', { name: 'As of 01 Mar 2025' });
  });

  test('the list of employees is read only, and says what is another since', async () => {
    const lists: string[] = [];
    intercept('GET', /^\/api\/employee$/, async (real, { url }) => {
      const { search, searchParams } = new URL(url);
      if (!searchParams.has('asOf')) return real();
      lists.push(decodeURIComponent(search.replaceAll('+', ' ')));
      return Response.json(COMPANY_OF_THEN, {
        headers: { 'Content-Range': 'employees 0-1/2' },
      });
    });
    const router = await openOffice(admin, 'employee?asOf=2025-03-01');
    await says('The company on 1 March 2025, 37 people. Read only.');
    await says('Since then 6 joined, 3 left.');
    expect(columns()).toEqual([
      'S No',
      'Image',
      'Name',
      'Department',
      'DOB',
      'Since then',
      'Action',
    ]);
    await waitFor(() =>
      expect(rows().map((cells) => cells.slice(5))).toEqual([
        ['Director since 01 Jul 2025Research from 01 Jan 2099', 'View'],
        ['Left 30 Jun 2025', 'View'],
      ]),
    );
    expect(within(main()).queryAllByRole('checkbox')).toEqual([]);
    expect(screen.queryByRole('link', { name: 'Add New Employee' })).toBeNull();
    expect(lists[0]).toContain('filter={}');
    expect(lists[0]).toContain('asOf=2025-03-01');
    await press('Back to today');
    await screen.findByRole('link', { name: 'Add New Employee' });
    expect(filterIn(router.state.location)).toEqual({ status: 'Active' });
  });
});
