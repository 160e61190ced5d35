import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { ask, decide, somebody, team } from '../../../test/browser/stage/leave-team.js';
import { inField, THIS_YEAR, TODAY } from '../../../test/support/calendar.js';
import { eventually } from '../../../test/support/eventually.js';
import { serverOfFile } from '../../../test/support/server.js';
import { storePolicy } from '../../../test/support/stored-leave-rules.js';
import { cellsOf, filterField, filterIn, listAt } from '../support/list.js';
import {
  answered,
  choose,
  field,
  intercept,
  openOffice,
  openPortal,
  press,
  refuse,
  says,
  saysNothingOf,
  textOf,
  type,
} from '../support/open.js';

const NEXT_YEAR = THIS_YEAR + 1;

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
const [lan, ola] = (await team(admin, 'Harbour', 'Lan Nguyen', 'Ola Berg')) as [
  EmployeeRecord,
  EmployeeRecord,
];
const zoe = await somebody(admin, 'Orchard', 'Zoe Hart');
const nils = await somebody(admin, 'Fjord', 'Nils Berg');
for (const { _id } of [lan, zoe.person])
  await admin.put(`/employee/employment/${_id}`, { hireDate: '2020-01-01' });
const carried = { tiers: [{ years: 0, amount: 25_000 }], carry: 5_000, carryMonths: 6 };
await storePolicy(server, { holder: lan._id, name: 'Harbour', rules: carried });
await storePolicy(server, {
  holder: ola._id,
  leaveType: 'Casual Leave',
  rules: { yearStart: 'hire' },
});
await storePolicy(server, { holder: zoe.person._id, rules: carried });
await storePolicy(server, { holder: zoe.person._id, leaveType: 'Personal Leave' });
await decide(admin, (await ask(admin, zoe.person, 20, 3))._id, 'Approved');

describe('the list of balances', () => {
  const table = () => screen.getByRole('table', { name: 'Leave balances' });
  const people = () => within(screen.getByRole('group', { name: 'Which people' }));
  const listed = (words: string | RegExp) => waitFor(() => expect(textOf(table())).toMatch(words));
  const openList = (filter: Record<string, string>, sort = 'name') =>
    openOffice(admin, `${listAt('leaves/balances', filter)}&sort=${sort}&order=ASC`);

  beforeAll(() =>
    eventually(async () => {
      const { accounts } = (await admin.get('/leave/balances?range=[0,9]')).body;
      return accounts.length > 0;
    }),
  );

  test('counts who works here, and leads to a hire date that is missing', async () => {
    const router = await openList({ leaveType: 'Casual Leave', status: 'Active' });
    await people().findByRole('button', { name: /^All [1-9]/ });
    fireEvent.click(await people().findByRole('button', { name: /^None left/ }));
    await waitFor(() => expect(filterIn(router.state.location)).toMatchObject({ above: '-0.001' }));
    fireEvent.click(await people().findByRole('button', { name: 'Hire date missing 1' }));
    await listed('Not counted: hire date missing');
    fireEvent.click(screen.getByRole('link', { name: 'Add hire date Ola Berg' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toMatch(`/employee/edit/${ola._id}`),
    );
  });

  test('leads from a name to the ledger of the type, and to the leave at risk', async () => {
    const router = await openList({ leaveType: 'Annual Leave', q: 'Lan Nguyen' });
    const name = await screen.findByRole('link', { name: 'Lan Nguyen' });
    expect(name.getAttribute('href')).toMatch(new RegExp(`/leaves/balances/${lan._id}\\?type=`));
    await people().findByRole('button', { name: 'All 1' });
    fireEvent.click(await people().findByRole('button', { name: /^At risk [01]$/ }));
    await waitFor(() => expect(filterIn(router.state.location)).toMatchObject({ atRisk: 'true' }));
  });

  test('shows another day, in the order of names', async () => {
    await openList({ leaveType: 'Annual Leave', q: 'Lan Nguyen' }, 'available');
    await listed('Lan Nguyen');
    type(await field('On'), `${NEXT_YEAR}-02-01`);
    await says(`What is left on 01 Feb ${NEXT_YEAR}, if nothing more is booked.`);
    await listed('30.0');
    expect(screen.queryByRole('group', { name: 'Which people' })).toBeNull();
    await press('Clear filters');
    await screen.findByRole('group', { name: 'Which people' });
    expect((await field('On')).value).toBe(inField(TODAY).slice(4));
  });

  test('shows what is taken and what is booked as one figure, and what is pending beside it', async () => {
    intercept('GET', /^\/api\/leave\/balances$/, async (real) => {
      const answer = await real();
      const body = await answer.json();
      const accounts = body.accounts.map((account: object) => ({
        ...account,
        taken: 2,
        booked: 3.5,
        reserved: 1,
      }));
      return Response.json({ ...body, accounts }, { headers: answer.headers });
    });
    await openList({ leaveType: 'Annual Leave', q: 'Lan Nguyen' });
    await listed('Lan Nguyen');
    const [head, lanRow] = cellsOf(table()) as [string[], string[]];
    const at = (column: string) => lanRow[head.indexOf(column)];
    expect([at('Taken or booked'), at('Pending')]).toEqual(['5.5', '1.0']);
  });

  test('right after a policy was assigned, says that balances are being worked out, and fills by itself', async () => {
    const { summary } = (await admin.get('/leave/balances?range=[0,0]')).body;
    let asked = 0;
    intercept('GET', /^\/api\/leave\/balances$/, (real) =>
      (asked += 1) > 2
        ? real()
        : Response.json(
            {
              success: true,
              accounts: [],
              summary: { ...summary, people: 0, withoutPolicy: 40 },
            },
            { headers: { 'content-range': 'balances */0' } },
          ),
    );
    await openOffice(admin, 'leaves/balances');
    await screen.findByRole('heading', { name: 'Balances are being worked out' });
    await waitFor(() => listed('Lan Nguyen'), { timeout: 30_000 });
  });

  test('finds people by policy', async () => {
    await openList({ leaveType: 'Annual Leave', status: 'Active' });
    await listed('Zoe Hart');
    await choose(await filterField('Policy'), 'Harbour');
    await waitFor(() => expect(textOf(table())).not.toMatch('Zoe Hart'));
    await listed('Lan Nguyen');
  });
});

describe('one’s balance', () => {
  const openBalance = ({ client }: typeof zoe, search = '') =>
    openPortal(client, `balance/${client.user._id}${search}`);
  const ledger = () => cellsOf(screen.getByRole('table', { name: /^Ledger of/ })).join('\n');

  test('at the home shows what is left of each type, and leads to its ledger', async () => {
    await openPortal(zoe.client, '');
    const balances = within(await screen.findByRole('region', { name: 'Leave balances' }));
    await balances.findByRole('img', { name: /^Annual Leave: .*(available|over)$/ });
    balances.getByRole('heading', { name: 'Personal Leave' });
    await says(`on 01 Jan ${NEXT_YEAR}`);
    fireEvent.click(balances.getByRole('link', { name: 'My balance' }));
    await screen.findByRole('heading', { level: 1, name: 'My balance' });
    await waitFor(() => expect(ledger()).toMatch(`Entitlement ${THIS_YEAR}`));
  });

  test('shows nothing of it at the home of somebody for whom no policy holds', async () => {
    const balances = answered('GET', /^\/api\/leave\/balance\//);
    await openPortal(nils.client, '');
    await balances;
    await screen.findByRole('heading', { name: 'My year' });
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Leave balances' })).toBeNull(),
    );
  });

  test('says so when the balances cannot be loaded', async () => {
    intercept('GET', /^\/api\/leave\/balance\//, refuse(500, { error: 'Server error' }));
    await openPortal(zoe.client, '');
    await says('The balances could not be loaded.');
  });

  test('looks ahead to a day', async () => {
    const router = await openBalance(zoe);
    const on = (await screen.findAllByLabelText('Look ahead to')).find(
      ({ tagName }) => tagName === 'INPUT',
    )!;
    fireEvent.change(on, { target: { value: `${NEXT_YEAR}-07-31` } });
    await screen.findByRole('heading', {
      name: `31 Jul ${NEXT_YEAR}, if you book nothing more`,
    });
    await waitFor(() => expect(ledger()).toMatch(`Carried over from ${THIS_YEAR}`));
    expect(ledger()).toMatch(new RegExp(`30 Jun ${NEXT_YEAR}.*Expires`));
    expect(new URLSearchParams(router.state.location.search).get('on')).toBe(`${NEXT_YEAR}-07-31`);
    await press('Today');
    await saysNothingOf('if you book nothing more');
  });

  test('of somebody for whom no policy holds says that', async () => {
    await openBalance(nils);
    await screen.findByRole('heading', { name: 'No leave is counted for you yet' });
  });
});
