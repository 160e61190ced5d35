import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AuditChainRecord, AuditEntryRecord } from '../../api/contract/audit.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { PEOPLE, upload, waitForImport } from '../../test/browser/stage/import-file.js';
import { addDepartment, hire, hireCast } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import { figures } from './support/details.js';
import { entry, filterField, filterIn, listAt, noEntry } from './support/list.js';
import {
  choose,
  fill,
  intercept,
  main,
  noAnswer,
  openOffice,
  press,
  says,
  stopIntercepting,
  wordsOf,
} from './support/open.js';

const SCRIPT = '<img src=x onerror="document.title=1"> and <b>more</b>';

const server = await serverOfFile();
const { admin, ruthClient: french } = await hireCast(server);
await french.put('/profile/language', { language: 'fr' });
await imported();
const { _id, version } = await addDepartment(admin, { dep_name: 'Tannery' });
await admin.put(`/department/${_id}`, { dep_name: 'Tannery', description: SCRIPT, version });
const person = await hire(admin, {
  name: 'Olga Audit',
  employeeId: 'AU-1',
  department: _id,
  salary: '4000.00',
});
await admin.put(`/employee/contact/${person._id}`, { phone: '+353 87 555 0199' });
await admin.put(`/account/${person.userId._id}`, { role: 'admin' });

async function imported(): Promise<void> {
  const { _id } = await upload(admin, 'employees', 'quarry.csv', PEOPLE);
  const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
  await admin.post(`/import/check/${_id}`, {
    mapping: { ...proposal, dateOrder: 'day-first', payPeriod: 'year' },
  });
  await waitForImport(admin, _id);
  await admin.post(`/import/apply/${_id}`, {});
  await waitForImport(admin, _id);
}

const open = (filter = {}) => openOffice(admin, listAt('audit', filter));

describe('the audit log', () => {
  test('is entered by the sidebar', async () => {
    await openOffice(admin, 'departments');
    fireEvent.click(screen.getByRole('link', { name: 'Audit log' }));
    await screen.findByRole('heading', { level: 1, name: 'Audit log' });
  });

  test('says who did what to whom, and what stood there before and after', async () => {
    const router = await open();
    const account = await entry('Changed account of Olga Audit');
    expect(account.textContent).toMatch('Head Admin');
    expect(account.textContent).toMatch('Role before Employee after Admin');
    within(account).getByText(/^(\d+|not yet sealed)$/);
    await entry(/Changed contact of Olga Audit.*Phone before none after \+353 87 555 0199/);
    await screen.findByRole('heading', { level: 2, name: /^Today, / });
    fireEvent.click(within(account).getByRole('link', { name: 'Olga Audit' }));
    await screen.findByRole('heading', { level: 1, name: 'Olga Audit' });
    expect(router.state.location.pathname).toMatch(`/employee/${person.userId._id}/account`);
  });

  test('folds more than three fields, and shows what looks like HTML as the text that it is', async () => {
    await open({ action: 'employee.add', q: 'Olga Audit' });
    await says('Name before none after Olga Audit');
    expect(screen.queryByText('$4,000.00')).toBeNull();
    await press('7 more fields');
    await says('Salary before none after $4,000.00');
    await says('Gender before none after Other');
    await screen.findByRole('button', { name: 'Show fewer' });
    await open({ action: 'department.update', q: 'tannery' });
    await says(SCRIPT);
    expect(main().querySelector('img[src="x"]')).toBeNull();
    expect(document.title).toMatch('Audit log');
  });

  test('folds sign-ins that follow each other into one line, with names, which opens', async () => {
    intercept('GET', /^\/api\/audit$/, async (real) => {
      const answer = await real();
      const body = (await answer.json()) as { entries: AuditEntryRecord[] };
      const [like] = body.entries as [AuditEntryRecord];
      const signIn = (name: string, number: number): AuditEntryRecord => ({
        ...like,
        _id: `sign-in ${number}`,
        actor: { _id: like.actor._id, name },
        action: 'session.begin',
        subject: 'session',
        subjectName: name,
        changes: [{ field: 'ipAddress', before: null, after: '127.0.0.1' }],
        changesetId: null,
        number,
      });
      const entries = [signIn('Ada', 3), signIn('Bo', 2), signIn('Ada', 1)];
      return Response.json({ ...body, entries }, { headers: answer.headers });
    });
    await open({ from: '2020-01-01' });
    const line = within(await entry('3 sign-ins: Ada and Bo'));
    line.getByText('2 people');
    await noEntry('Sign-in of');
    fireEvent.click(line.getByRole('button', { name: 'Show changes' }));
    await entry(/Sign-in of Bo.*127\.0\.0\.1/);
    stopIntercepting();
  });

  test('says values in words, and no ids', async () => {
    intercept('GET', /^\/api\/audit$/, async (real) => {
      const answer = await real();
      const body = (await answer.json()) as { entries: AuditEntryRecord[] };
      const [like] = body.entries as [AuditEntryRecord];
      const id = '01a22b9b-c234-75eb-b0aa-0123456789ab';
      const entries = [
        {
          ...like,
          action: 'leave.export',
          subject: 'leave',
          subjectName: 'leave.csv',
          changes: [
            {
              field: 'filter',
              before: null,
              after: JSON.stringify({ status: 'Approved', department: id }),
            },
            { field: 'departmentId', before: null, after: id },
            {
              field: 'slots',
              before: null,
              after: '[[240,210],[240,210],[0,0],[0,0],[0,0],[0,0],[0,0]]',
            },
          ],
        },
      ];
      return Response.json({ ...body, entries }, { headers: answer.headers });
    });
    await open({ from: '2020-01-01' });
    const said = await entry('Exported leave requests');
    expect(said.textContent).toMatch('Status Approved, Department');
    expect(said.textContent).toMatch('15 h on 2 days');
    expect(said.textContent).not.toMatch('01a22b9b');
    stopIntercepting();
  });

  test('folds an import into one line, which opens', async () => {
    await open({ from: '2020-01-01' });
    const line = within(await entry('Imported quarry.csv'));
    line.getByText(/Contents Employees, New 2, Changed 0/);
    await noEntry('Imported employee');
    fireEvent.click(line.getByRole('button', { name: 'Show changes' }));
    await entry('Imported employee Imke Adler');
    await entry('Imported employee Jonas Brandt');
    fireEvent.click(line.getByRole('button', { name: 'Hide changes' }));
    await noEntry('Imported employee');
  });
});

describe('filters', () => {
  test('of object and kind stand in the address, and a kind of another object goes with it', async () => {
    const router = await open();
    await choose(await filterField('Record type'), 'department');
    await entry('Updated department Tannery');
    await choose(await filterField('Kind of change'), 'department.update');
    await waitFor(() => expect(figures()).toEqual(['1']));
    expect(filterIn(router.state.location)).toEqual({
      subject: 'department',
      action: 'department.update',
    });
    await choose(await filterField('Record type'), 'employee');
    await entry('Changed contact of Olga Audit');
    expect(filterIn(router.state.location)).toEqual({ subject: 'employee' });
    await router.navigate(-1);
    await waitFor(() => expect(figures()).toEqual(['1']));
  });

  test('narrow by day, by name and by a click on a person, which is taken away again', async () => {
    const router = await open({ to: '2001-01-01' });
    await screen.findByRole('heading', { name: 'No entries found' });
    fireEvent.click((await screen.findAllByRole('button', { name: 'Clear filters' }))[0]!);
    await entry('Changed contact');
    const search = await screen.findByRole('searchbox', {
      name: 'Search by person or record...',
    });
    fill(search, 'tannery');
    await waitFor(() => expect(figures()).toEqual(['2']));
    fill(search, '');
    const contact = await entry('Changed contact');
    fireEvent.click(within(contact).getByRole('button', { name: /^Head Admin/ }));
    const chip = await screen.findByRole('button', { name: /^By Head Admin.*remove this filter$/ });
    expect(filterIn(router.state.location)).toEqual({ actor: admin.user._id });
    fireEvent.click(chip);
    await waitFor(() => expect(filterIn(router.state.location)).toEqual({}));
  });
});

describe('the chain', () => {
  const CHAIN = /^\/api\/audit\/chain$/;
  const chain = () => within(screen.getByRole('region', { name: 'Chain status' }));

  test('says when its state cannot be loaded, and how far a check is', async () => {
    intercept('GET', CHAIN, noAnswer);
    await open();
    await waitFor(() => chain().getByText('The status of the chain could not be loaded.'));
    stopIntercepting();
    intercept('GET', CHAIN, async (real) => {
      const body = (await (await real()).json()) as { chain: AuditChainRecord };
      const checking = { done: 31_000, total: 48_213 };
      return Response.json({ ...body, chain: { ...body.chain, checking } });
    });
    fireEvent.click(chain().getByRole('button', { name: 'Try again' }));
    await says('31,000 of 48,213');
    const progress = chain().getByRole('progressbar', { name: 'Verifying the chain' });
    expect(progress.getAttribute('aria-valuenow')).toBe('31000');
    expect(chain().getByRole('button', { name: 'Verify now' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
  });

  test('is whole, until an entry was changed behind its back', async () => {
    await open();
    await says(/\d entries sealed, 0 not yet sealed/);
    fireEvent.click(chain().getByRole('button', { name: 'Verify now' }));
    await says('The chain is intact');
    await says(/verified this minute/);

    await server.app
      .get(UnitOfWork)
      .write((manager) =>
        manager.query(
          "UPDATE audit_entry SET subject_name = 'Somebody else' WHERE seal_number = 4",
        ),
      );
    fireEvent.click(chain().getByRole('button', { name: 'Verify now' }));
    await says('The chain breaks at entry 4');
    await says(/: the entry was changed. \d+ entries after it cannot be trusted\./);
    fireEvent.click(screen.getByRole('link', { name: 'Go to entry' }));
    await waitFor(() =>
      expect(main().querySelector('li[data-marked="true"]')?.textContent).toMatch('Somebody else'),
    );
  });
});

describe('the audit log that loads, fails or has another language', () => {
  const ENTRIES = /^\/api\/audit$/;

  test('says that it loads, that it could not be loaded, and what it does not know as the server does', async () => {
    let release: (answer: Response) => void = () => undefined;
    intercept('GET', ENTRIES, () => new Promise((resolve) => (release = resolve)));
    await open();
    await within(main()).findByRole('progressbar', { name: 'Loading...' });
    release(Response.error());
    await says('The list could not be loaded.');
    stopIntercepting();
    intercept('GET', ENTRIES, async (real) => {
      const answer = await real();
      const body = (await answer.json()) as { entries: object[] };
      const strange = {
        action: 'rocket.launch_now',
        subject: 'rocket',
        subjectName: 'Apollo',
        changes: [{ field: 'fuelLeft', before: null, after: true }],
      };
      return Response.json({ ...body, entries: [{ ...body.entries[0], ...strange }] }, answer);
    });
    await press('Try again');
    await says('rocket Apollo: launch now');
    await says('Fuel left before none after Yes');
  });

  test('speaks French', async () => {
    await openOffice(french, listAt('audit', { q: 'Olga Audit' }));
    await screen.findByRole('heading', { level: 1, name: 'Journal d’audit' });
    await entry('Rôle avant Personnel après Admin');
    await entry('Compte modifié : Olga Audit');
    expect(wordsOf(main())).not.toMatch(/\b(Changed|Added|Entry|before|after|audit\.)\b/);
  });
});
