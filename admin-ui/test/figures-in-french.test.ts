import { screen, waitFor } from '@testing-library/react';
import { nextMonday } from '../../test/support/calendar.js';
import { hireCast, paySalary, requestLeave } from '../../test/support/cast.js';
import { serverOfFile } from '../../test/support/server.js';
import {
  field,
  fill,
  main,
  openOffice,
  openPortal,
  press,
  says,
  textOf,
  wordsOf,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient, ruthClient: french } = await hireCast(server);
for (const client of [amaraClient, french])
  await client.put('/profile/language', { language: 'fr' });
const salary = await paySalary(admin, amara._id, {
  basicSalary: '7689.50',
  payDate: '2026-10-25',
});
await requestLeave(amaraClient, amara._id, nextMonday(), nextMonday());
const spanning = await requestLeave(amaraClient, amara._id, '2027-03-01', '2027-03-02');

const AMERICAN = /\$\s?\d|\d[.]\d\d\b|\d,\d{3}\b|[\d.]K\b/;

test.each([
  ['', 'Salaires du mois'],
  ['employee', 'Amara Okafor'],
  ['departments', 'Research'],
  ['leaves', 'Amara Okafor'],
  ['import', 'Importer'],
  ['audit', 'Amara Okafor'],
])('no figure of /%s is American in French', async (path, shown) => {
  await openOffice(french, path);
  await waitFor(() => expect(textOf(main())).toMatch(shown));
  await waitFor(() => expect(main().querySelector('[role=progressbar]')).toBeNull());
  expect(wordsOf(main()).match(AMERICAN)).toBeNull();
});

test('a salary history, its statement and a form follow the language', async () => {
  await openOffice(french, `salary/view/${amara._id}`);
  await waitFor(() => expect(textOf(main())).toMatch('7 689,50 $US'));
  await says(/25 oct\. 2026/);
});

test('a field of an amount follows the language', async () => {
  const router = await openOffice(french, `employee/edit/${amara._id}`);
  const amount = await field('Salaire');
  expect(amount.value).toBe('3000,00');
  fill(amount, '3100.5');
  expect(amount.value).toBe('3100,5');
  await press(/^Mettre à jour/);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/employee$/));
  expect((await admin.get(`/employee/single/${amara._id}`)).body.employee.salary).toBe(3100.5);
});

test('a statement follows the language', async () => {
  await openPortal(amaraClient, `salary/${amaraClient.user._id}/statement/${salary._id}`);
  await waitFor(() => expect(textOf(main())).toMatch('7 689,50 $US'));
  expect(wordsOf(main()).match(AMERICAN)).toBeNull();
});

test('several names are joined as French joins them', async () => {
  await openOffice(french, `employee/edit/${amara._id}`);
  fill(await field('Téléphone'), '0221 4711');
  fill(await field('Adresse'), '1 rue du Lac');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(textOf)).toContainEqual(
      expect.stringMatching(/Téléphone et (l’)?adresse/i),
    ),
  );
});

test.each([
  ['fr', '1er – 2 mars 2027'],
  ['de', '1. – 2. März 2027'],
])('days of one month are written as the language %s does', async (language, written) => {
  await french.put('/profile/language', { language });
  await openOffice(french, `leaves/${spanning._id}`);
  await says(written);
});
