import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { payslipWords } from '../../../api/contract/payroll/payslip-words/words-in.js';
import { draft, paydayOf } from '../../../test/browser/payroll/payday.js';
import { team } from '../../../test/browser/stage/leave-team.js';
import { paySalary } from '../../../test/support/cast.js';
import { serverOfFile } from '../../../test/support/server.js';
import { intercept, main, openOffice, press, says } from '../support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();
await team(admin, 'Smelter', 'Ann Ore', 'Ben Slag');
const company = await paydayOf(admin);
const run = await draft(company);
// A salary record on the pay date is an error, which closes the approval.
await paySalary(admin, company.people[0]!._id, { payDate: run.payDate });

const catalogueOf = (language: string): Promise<object> =>
  import(`../../src/i18n/${language}/payroll/payroll.js`);
const english = await catalogueOf('en');

const texts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : words !== null && typeof words === 'object'
      ? Object.values(words).flatMap(texts)
      : [];
const plain = (words: unknown) =>
  texts(words)
    .flatMap((text) => text.split(' |||| '))
    .filter((text) => !text.includes('%{'));

/** Texts of the page that only English has. */
function englishTexts(catalogue: object, language: 'de' | 'fr'): string[] {
  const own = new Set([...plain(catalogue), ...plain(payslipWords(language))]);
  const foreign = new Set(
    [...plain(english), ...plain(payslipWords('en'))].filter((text) => !own.has(text)),
  );
  const found: string[] = [];
  const nodes = document.createTreeWalker(main(), NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) found.push(nodes.currentNode.textContent!.trim());
  return found.filter(
    (line) =>
      foreign.has(line) || [...foreign].some((text) => text.includes(' ') && line.includes(text)),
  );
}

test.each([
  [
    'de',
    'Zuerst berichtigen: Gehalt mit diesem Auszahlungsdatum vorhanden (1)',
    'Nach Bestandteil',
    'Grundgehalt',
  ],
  ['fr', 'À corriger d’abord', 'Par rubrique', 'Salaire de base'],
] as const)(
  'a draft that cannot be approved says why, and has no English word, in the language %s',
  async (language, refusal, component, basic) => {
    await admin.put('/profile/language', { language });
    await openOffice(admin, `payroll/${run._id}`);
    await says(refusal);
    await press(component);
    await screen.findByRole('row', { name: new RegExp(`^${basic}`) });
    const catalogue = await catalogueOf(language);
    await waitFor(() => expect(englishTexts(catalogue, language)).toEqual([]));
    const [first] = await waitFor(() =>
      within(document.getElementById('payslips')!).getAllByRole('link'),
    );
    fireEvent.click(first!);
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findAllByText(new RegExp(basic));
  },
);

test('why payment put a payslip on hold is said in the language, and what somebody typed as it is', async () => {
  await admin.put('/profile/language', { language: 'de' });
  const [ann, ben] = company.people as [EmployeeRecord, EmployeeRecord];
  const held = ({ _id, name }: EmployeeRecord, note: string, noteRefusal: object | null) => ({
    employee: { _id, name },
    payslip: null,
    reason: 'held',
    note,
    noteRefusal,
  });
  const exists = {
    key: 'payroll.record_exists',
    parameters: { name: ann.name, date: '2026-11-30' },
  };
  intercept('GET', new RegExp(`/payroll/run/${run._id}$`), async (real) => {
    const body = await (await real()).json();
    return Response.json({ ...body, run: { ...body.run, state: 'paid' } });
  });
  intercept('GET', /\/payroll\/run\/absent\//, () =>
    Response.json({
      success: true,
      absent: [
        held(ann, `${ann.name} already has a salary record on 2026-11-30. Void it first.`, exists),
        held(ben, 'Papers', null),
      ],
    }),
  );
  await openOffice(admin, `payroll/${run._id}`);
  await says(
    `${ann.name} hat schon eine Gehaltszahlung am 30. Nov. 2026. Stornieren Sie diese zuerst. Ein außerplanmäßiger Lauf`,
  );
  await says('Papers. Ein außerplanmäßiger Lauf');
});
