import { fireEvent, screen, within } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import { dayMonthYear } from '../../api/contract/text/day-month-year.js';
import { upload, waitForImport } from '../../test/browser/stage/import-file.js';
import { nextMonday, TODAY } from '../../test/support/calendar.js';
import { addDepartment, hire, hireCast, requestLeave } from '../../test/support/cast.js';
import { picture } from '../../test/support/picture.js';
import { serverOfFile } from '../../test/support/server.js';
import {
  alerted,
  faultAt,
  field,
  fillIn,
  intercept,
  main,
  openDoor,
  openOffice,
  openPortal,
  press,
  refuse,
  says,
  wordsOf,
} from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient: french, ruthClient: camille } = await hireCast(server);
await addDepartment(admin, { dep_name: 'Traductions' });
for (const client of [french, camille]) await client.put('/profile/language', { language: 'fr' });

const inFrench = (date: string) =>
  dayMonthYear('fr', { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' })(
    new Date(date),
  );

test('the sign-in page refuses in French', async () => {
  localStorage.setItem('language', 'fr');
  await openDoor(server.url, '/login');
  await fillIn({ 'E-mail': admin.user.email, 'Mot de passe': 'not this one' });
  await press('Se connecter');
  await alerted('E-mail ou mot de passe incorrect');
});

test('a fault of a field names it in French', async () => {
  await openOffice(camille, 'add-department');
  await fillIn({ 'Nom du service': 'Bell \u0007', Description: 'Rings' });
  await press('Ajouter le service');
  expect(await faultAt(await field('Nom du service'))).toBe(
    'Le champ «\u00a0Nom du service\u00a0» contient des caractères qui ne peuvent pas être enregistrés.',
  );
  await fillIn({ 'Nom du service': 'Traductions' });
  await press('Ajouter le service');
  await says('Il existe déjà un service de ce nom.');
});

test('a photo of too many pixels is refused in French, with what is possible', async () => {
  await openOffice(camille, `employee/${amara._id}`);
  const large = new File([await picture('png', { width: 4_001, height: 3_000 })], 'photo.png', {
    type: 'image/png',
  });
  fireEvent.change(main().querySelector('input[type=file]')!, { target: { files: [large] } });
  await says('ou un JPEG ordinaire de 25 mégapixels au plus.');
});

test('a refusal without a field is French in its message, and counts', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Archives' });
  await openOffice(camille, 'departments?filter={"q":"archives"}');
  await press('Supprimer Archives');
  await says('Voulez-vous vraiment supprimer ce service ?');
  // Somebody joins while the question is open.
  await hire(admin, { name: 'Ana Petit', employeeId: 'FR-9', department: _id });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Supprimer' }));
  await says('Ce service compte encore 1 personne. Affectez-la d’abord à un autre service.');
});

test('the period of an open payroll run is written in French', async () => {
  const refusal = {
    key: 'payroll.run_open',
    parameters: { start: '2026-11-01', end: '2026-11-30' },
  };
  intercept(
    'POST',
    /^\/api\/department\/add$/,
    refuse(409, { code: refusal.key, error: 'The run is open.', refusal }),
  );
  await openOffice(camille, 'add-department');
  await fillIn({ 'Nom du service': 'Laboratoire', Description: 'Essaie' });
  await press('Ajouter le service');
  await says(`La paie de la période ${inFrench('2026-11-01')} – ${inFrench('2026-11-30')}`);
});

test('dates, types and statuses in a refusal are French', async () => {
  const monday = nextMonday(addDays(TODAY, 30));
  const end = addDays(monday, 2);
  await requestLeave(french, amara._id, monday, end);
  await openPortal(french, 'add-leave');
  await fillIn({
    'Type de congé': 'Sick Leave',
    'Date de début': addDays(monday, 1),
    'Date de fin': addDays(monday, 4),
  });
  await fillIn({ 'Motif/Description': 'La grippe' });
  await press('Demander un congé');
  expect(await faultAt(await field('Date de début'))).toMatch(
    `Ces jours chevauchent une autre demande\u00a0: Congé annuel du ${inFrench(monday)} au ${inFrench(end)} (En attente).`,
  );
});

describe('an import in French', () => {
  const FILE =
    'Name,EmpID,Born,Sex,Marital,Unit,Position,Pay\nIda Holm,A-1,03/04/85,F,Single,Yard,Rigger,30000\nUwe Kern,A-2,05/06/71,M,Engaged,Yard,Rigger,40000\n';

  test('names what the columns lack', async () => {
    const { _id } = await upload(camille, 'employees', 'personnes.csv', FILE);
    await openOffice(camille, `import/${_id}/columns`);
    await press(/^Contrôler \d/);
    await says('Choisissez à quoi correspond « Engaged » pour le champ « Situation familiale ».');
    await says('Choisissez l’ordre du jour, du mois et de l’année.');
  });

  test('says why rows are refused and what else is noticed', async () => {
    const rows = `${FILE.split('\n')[0]},Boss,Left\nIda Holm,A-1,03/04/2085,F,Single,,Rigger,much,Board,\nUwe Kern,A-2,05/06/1971,M,Married,Yard,Rigger,40000,Board,\n`;
    const { _id } = await upload(camille, 'employees', 'personnes.csv', rows);
    const { proposal } = (await camille.get(`/import/columns/${_id}`)).body;
    const mapping = {
      ...proposal,
      columns: { ...proposal.columns, department: 'Unit', manager: 'Boss' },
      dateOrder: 'day-first',
      payPeriod: 'month',
      decimalSign: '.',
      emailPattern: '{first}.{last}@company.example',
    };
    const checked = await camille.send('POST', `/import/check/${_id}`, { mapping });
    expect(checked.status).toBe(200);
    await waitForImport(camille, _id);
    await openOffice(camille, `import/${_id}`);
    await says('Date de naissance 03/04/2085 ne peut pas être dans le futur.');
    await says('Service manque.');
    await screen.findByRole('heading', { name: 'Importer du personnel' });
    expect(wordsOf(main())).not.toMatch(
      /\b(Employee|Check|Upload|rows?|Changed|Refused|imports\.)\b/,
    );
    await says(
      'Salaire much n’est pas un montant de 0 à 1 000 000 000 avec deux décimales au plus après « . ».',
    );
    await says(
      'Board ne correspond pas à une seule personne ; le nom est donc conservé comme texte.',
    );
  });

  test('says why it failed, also after a change of the language', async () => {
    const job = await upload(camille, 'employees', 'personnes.csv', FILE);
    const failed = {
      ...job,
      state: 'Checked',
      counts: { new: 2, changed: 0, unchanged: 0, refused: 0 },
      fault: 'Something was changed.',
      faultRefusal: { key: 'import.stale', parameters: {} },
    };
    intercept('GET', new RegExp(`/import/single/${job._id}$`), () =>
      Response.json({ success: true, import: failed }),
    );
    await openOffice(camille, `import/${job._id}`);
    await says('Rien n’a été importé.Des données ont changé depuis le contrôle du fichier.');
    await press(/^Menu du compte/);
    await press('English');
    await says('Nothing was imported.Some data has changed since the file was checked.');
    await camille.put('/profile/language', { language: 'fr' });
  });
});

test('the server’s English stays where the screens are of another version and do not know the refusal', async () => {
  await openOffice(camille, 'add-department');
  intercept(
    'POST',
    /^\/api\/department\/add$/,
    refuse(409, { error: 'The moon is full.', refusal: { key: 'moon.full', parameters: {} } }),
  );
  await fillIn({ 'Nom du service': 'Traductions', Description: 'Once more' });
  await press('Ajouter le service');
  await says('The moon is full.');
});
