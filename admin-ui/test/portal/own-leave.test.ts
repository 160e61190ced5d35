import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  ask,
  decide,
  NOBODY,
  type Somebody,
  somebody,
  stored,
} from '../../../test/browser/stage/leave-team.js';
import { serverOfFile } from '../../../test/support/server.js';
import { columns, counted, rows } from '../support/list.js';
import { fill, intercept, main, openPortal, press, pressInDialog, says } from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

const openList = ({ client }: Somebody) => openPortal(client, `leaves/${client.user._id}`);
const shown = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));

describe('one’s list', () => {
  test('has the words of the specification, counts, searches, and shows what was answered', async () => {
    const nora = await somebody(admin, 'Quarry', 'Nora Slate');
    const sick = await ask(admin, nora.person, -30, 2, {
      leaveType: 'Sick Leave',
      reason: 'Seasick',
    });
    await decide(admin, sick._id, 'Approved', 'Get well!');
    const refused = await ask(admin, nora.person, 40, 1, {
      leaveType: 'Casual Leave',
      reason: 'A match',
    });
    await decide(admin, refused._id, 'Rejected');
    await ask(admin, nora.person, 60, 2, { reason: 'Sailing' });

    await openList(nora);
    await shown(3);
    expect(columns()).toEqual(['#', 'Leave Type', 'From Date', 'To Date', 'Description', 'Status']);
    expect(counted('Status')).toEqual(['Total 3', 'Pending 1', 'Approved 1', 'Rejected 1']);
    await says(/Seasick.*Note by .+: Get well!/);

    const search = screen.getByPlaceholderText('Search by type, reason or status...');
    for (const words of ['sick l', 'SEASICK', 'approv']) {
      fill(search, words);
      await shown(1);
      expect(rows()[0]?.join()).toMatch('Seasick');
    }
    fill(search, 'no such thing');
    await screen.findByRole('heading', { name: 'No Leave Requests Found' });
    await press('Clear search');
    await shown(3);

    const from = screen.getByRole('columnheader', { name: 'From Date' });
    expect(from.getAttribute('aria-sort')).toBe('descending');
    fireEvent.click(within(from).getByRole('button'));
    await waitFor(() => expect(rows()[0]?.join()).toMatch('Seasick'));
    expect(screen.getByRole('columnheader', { name: 'From Date' }).getAttribute('aria-sort')).toBe(
      'ascending',
    );
  });

  test('may be empty', async () => {
    await openList(await somebody(admin, 'Meadow', 'Mina Clover'));
    await screen.findByRole('heading', { name: 'No Leave Requests Found' });
    expect(screen.queryByRole('search')).toBeNull();
    within(main()).getByRole('link', { name: 'Request Leave' });
  });

  test('is seen by an admin with the name beside the title, and without requesting', async () => {
    const { person } = await somebody(admin, 'Orchard', 'Otto Quince');
    await ask(admin, person, 20, 1, { reason: 'Cider' });
    await openPortal(admin, `leaves/${person._id}`);
    await screen.findByRole('heading', { level: 1, name: 'My Leave Requests' });
    await shown(1);
    await within(main()).findByText('Otto Quince');
    expect(screen.queryByText('Request Leave')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();

    await openPortal(admin, `leaves/${admin.user._id}`);
    await screen.findByRole('heading', { name: 'No Leave Requests Found' });
    expect(screen.queryByText('Request Leave')).toBeNull();
  });

  test('is nobody else’s', async () => {
    const { client } = await somebody(admin, 'Vineyard', 'Vito Must');
    const { person: other } = await somebody(admin, 'Cellar', 'Cara Cask');
    for (const id of [NOBODY, other._id]) {
      await openPortal(client, `leaves/${id}`);
      await screen.findByRole('heading', { level: 1, name: 'Employee Not Found' });
    }
  });
});

describe('withdrawing', () => {
  test('is asked about once more; list and counts follow', async () => {
    const ivo = await somebody(admin, 'Foundry', 'Ivo Ingot');
    const leave = await ask(admin, ivo.person, 25, 3, { reason: 'A cast' });
    await openList(ivo);
    const withdraw = /^Withdraw Annual Leave/;
    await press(withdraw);
    await screen.findByRole('dialog', { name: 'Withdraw this leave request?' });
    await pressInDialog('Keep request');
    expect((await stored(admin, leave._id)).status).toBe('Pending');

    const keys: (string | null)[] = [];
    intercept('POST', /^\/api\/leave\/withdraw\//, (real, sent) => {
      keys.push(sent.headers.get('idempotency-key'));
      return real();
    });
    await press(withdraw);
    await pressInDialog('Withdraw');
    await says(/Annual Leave, .+ withdrawn/);
    await waitFor(() => expect(rows()[0]?.join()).toMatch('Cancelled'));
    await waitFor(() => expect(counted('Status')).toContain('Cancelled 1'));
    expect(screen.queryByRole('button', { name: withdraw })).toBeNull();
    // The button is gone, so its row has the focus.
    const row = await screen.findByRole('row', { name: /Cancelled/ });
    await waitFor(() => expect(document.activeElement).toBe(row));
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect((await stored(admin, leave._id)).status).toBe('Cancelled');
  });

  test('comes too late when somebody has decided meanwhile', async () => {
    const gro = await somebody(admin, 'Kiln', 'Gro Glaze');
    const leave = await ask(admin, gro.person, 25, 1);
    await openList(gro);
    await press(/^Withdraw/);
    await decide(admin, leave._id, 'Approved');
    await pressInDialog('Withdraw');
    await says('This leave request is already approved.');
    await waitFor(() => expect(rows()[0]?.join()).toMatch('Approved'));
  });
});
