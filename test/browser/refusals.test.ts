import { addDays } from '../../api/contract/calendar-date.js';
import { dayMonthYear } from '../../api/contract/text/day-month-year.js';
import { addDepartment, hire } from '../support/cast.js';
import { picture } from '../support/picture.js';
import { setStage } from './stage/browser.js';
import { countNothing } from './stage/counted-leave.js';
import { upload, waitForImport } from './stage/import-file.js';
import { ask, signedIn, team, TODAY } from './stage/leave-team.js';
import { clientOf, faultAt, intercept, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
countNothing(stage);
const admin = await clientOf(stage);
const { _id } = await addDepartment(admin, { dep_name: 'Traductions' });
await admin.confirm();
const camille = await signedIn(
  stage.url,
  await hire(admin, { name: 'Camille Roux', employeeId: 'FR-1', department: _id, role: 'admin' }),
);
await camille.put('/profile/language', { language: 'fr' });

const inFrench = (date: string) =>
  dayMonthYear('fr', { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' })(
    new Date(date),
  );

test('the sign-in page refuses in French', async () => {
  const page = await stage.open({ locale: 'fr-FR' });
  await page.goto(`${stage.url}/login`);
  await page.getByLabel('E-mail').fill(stage.admin.email);
  await page.getByLabel('Mot de passe', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('alert').filter({ hasText: 'E-mail ou mot de passe incorrect' }).waitFor();
});

test('a fault of a field names it in French', async () => {
  const page = await openOffice(stage, camille, 'add-department');
  await page.getByLabel('Nom du service').fill('Bell \u0007');
  await page.getByLabel('Description').fill('Rings');
  await page.getByRole('button', { name: 'Ajouter le service' }).click();
  await soon(() => faultAt(page.getByLabel('Nom du service'))).toBe(
    'Le champ «\u00a0Nom du service\u00a0» contient des caractères qui ne peuvent pas être enregistrés.',
  );
  await page.getByLabel('Nom du service').fill('Traductions');
  await page.getByRole('button', { name: 'Ajouter le service' }).click();
  await page.getByText('Il existe déjà un service de ce nom.').first().waitFor();
});

test('a photo of too many pixels is refused in French, with what is possible', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Photographie' });
  const { _id: employee, name } = await hire(admin, {
    name: 'Nina Roy',
    employeeId: 'FR-8',
    department: _id,
  });
  const page = await openOffice(stage, camille, `employee/${employee}`);
  const large = {
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture('png', { width: 4_001, height: 3_000 })),
  };
  await page
    .getByLabel(new RegExp(`photo.* ${name}$`, 'i'))
    .and(page.locator('input'))
    .setInputFiles(large);
  await page.getByText('ou un JPEG ordinaire de 25 mégapixels au plus.').waitFor();
});

test('a refusal without a field is French in its message, and counts', async () => {
  const { _id } = await addDepartment(admin, { dep_name: 'Archives' });
  const page = await openOffice(stage, camille, 'departments?filter={"q":"archives"}');
  await page.getByRole('button', { name: 'Supprimer Archives' }).click();
  await page.getByRole('dialog').getByText('Voulez-vous vraiment supprimer ce service ?').waitFor();
  // Somebody joins while the question is open.
  await hire(admin, { name: 'Ana Petit', employeeId: 'FR-9', department: _id });
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await page
    .getByText('Ce service compte encore 1 employé. Affectez-le d’abord à un autre service.')
    .waitFor();
});

test('dates, types and statuses in a refusal are French', async () => {
  const [luc] = await team(admin, 'Relecture', 'Luc Petit');
  if (!luc) throw new Error('Nobody was hired.');
  await ask(admin, luc, 30, 3);
  const client = await signedIn(stage.url, luc);
  await client.put('/profile/language', { language: 'fr' });
  const page = await openPortal(stage, client, 'add-leave');
  await page.getByLabel('Type de congé').selectOption('Sick Leave');
  await page.getByLabel('Date de début', { exact: true }).fill(addDays(TODAY, 31));
  await page.getByLabel('Date de fin', { exact: true }).fill(addDays(TODAY, 34));
  await page.getByLabel(/^Motif/).fill('La grippe');
  await page.getByRole('main').getByRole('button', { name: 'Demander un congé' }).click();
  await soon(() => faultAt(page.getByLabel('Date de début', { exact: true }))).toContain(
    `Ces jours chevauchent une autre demande\u00a0: Congé annuel du ${inFrench(addDays(TODAY, 30))} au ${inFrench(addDays(TODAY, 32))} (En attente).`,
  );
});

describe('an import in French', () => {
  const FILE =
    'Name,EmpID,Born,Sex,Marital,Unit,Position,Pay\nIda Holm,A-1,03/04/85,F,Single,Yard,Rigger,30000\nUwe Kern,A-2,05/06/71,M,Engaged,Yard,Rigger,40000\n';

  test('names what the columns lack', async () => {
    const { _id } = await upload(camille, 'employees', 'personnes.csv', FILE);
    const page = await openOffice(stage, camille, `import/${_id}/columns`);
    await page.getByRole('button', { name: /^Contrôler \d/ }).click();
    const main = page.getByRole('main');
    await main
      .getByText('Choisissez à quoi correspond « Engaged » pour le champ « Situation familiale ».')
      .waitFor();
    await main.getByText('Choisissez l’ordre du jour, du mois et de l’année.').waitFor();
  });

  test('says why rows are refused and what else is noticed (reasons of rows were English)', async () => {
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
    const page = await openOffice(stage, camille, `import/${_id}`);
    const main = page.getByRole('main');
    await main.getByText('Date de naissance 03/04/2085 ne peut pas être dans le futur.').waitFor();
    await main.getByText('Service manque.').waitFor();
    await main
      .getByText(
        'Salaire much n’est pas un montant de 0 à 1 000 000 000 avec deux décimales au plus après « . ».',
      )
      .waitFor();
    await main
      .getByText(
        'Board ne correspond pas à un seul employé ; le responsable est donc conservé comme texte.',
      )
      .waitFor();
  });

  test('says why it failed, also after a change of the language (a cached reason kept the earlier one)', async () => {
    const job = await upload(camille, 'employees', 'personnes.csv', FILE);
    const failed = {
      ...job,
      state: 'Checked',
      counts: { new: 2, changed: 0, unchanged: 0, refused: 0 },
      fault: 'Something was changed.',
      faultRefusal: { key: 'import.stale', parameters: {} },
    };
    const answer = { json: { success: true, import: failed } };
    const page = await openOffice(stage, camille, `import/${job._id}`, {
      arrange: (opened) =>
        intercept(opened, 'GET', `/import/single/${job._id}`, (route) => route.fulfill(answer)),
    });
    await page
      .getByRole('alert')
      .filter({
        hasText: 'Rien n’a été importé.Des données ont changé depuis le contrôle du fichier.',
      })
      .waitFor();
    await page.getByRole('button', { name: /^Menu du compte/ }).click();
    await page
      .getByRole('group', { name: 'Langue' })
      .getByRole('button', { name: 'English' })
      .click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Nothing was imported.Some data has changed since the file was checked.' })
      .waitFor();
    await camille.send('PUT', '/profile/language', { language: 'fr' });
  });
});

describe('the server’s English', () => {
  const add = async (arrange: NonNullable<Parameters<typeof openOffice>[3]>['arrange']) => {
    const page = await openOffice(stage, camille, 'add-department', { arrange });
    await page.getByLabel('Nom du service').fill('Traductions');
    await page.getByLabel('Description').fill('Once more');
    await page.getByRole('button', { name: 'Ajouter le service' }).click();
    return page;
  };

  test('stays where the screens are of another version and do not know the refusal', async () => {
    const json = {
      success: false,
      error: 'The moon is full.',
      refusal: { key: 'moon.full', parameters: {} },
    };
    const page = await add((opened) =>
      intercept(opened, 'POST', '/department/add', (route) => route.fulfill({ status: 409, json })),
    );
    await page.getByText('The moon is full.').waitFor();
  });

  test('stays where the sentences cannot be loaded', async () => {
    const page = await add((opened) =>
      opened.route(/\/assets\/refusals-/, (route) => route.abort()),
    );
    await page.getByText('There is already a department with this name.').first().waitFor();
  });
});
