import type { Locator, Page } from 'playwright-core';
import { addDays } from '../../api/contract/calendar-date.js';
import { setStage } from './stage/browser.js';
import { ask, decide, somebody, TODAY } from './stage/leave-team.js';
import { clientOf, intercept, openOffice, openPortal } from './stage/office.js';
import { soon } from './stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
const ida = await somebody(admin, 'Refusals', 'Ida Stamp');
const leave = await ask(admin, ida.person, 40, 3);
await decide(admin, leave._id, 'Approved');
const asked = await ask(admin, ida.person, 80, 2);
const { paths, components } = (await admin.get('/docs-json')).body;
const type = (await admin.get('/leave/type')).body.types[0]._id as string;

interface Call {
  method: 'POST' | 'PUT';
  /** As documented. */
  path: string;
}

interface Schema {
  $ref?: string;
  properties?: Record<string, unknown>;
}

/** The names of all inputs of a call, and one that no form can know. */
function inputsOf({ method, path }: Call): string[] {
  const [content] = Object.values(
    paths[`/api${path}`][method.toLowerCase()].requestBody.content,
  ) as { schema: Schema }[];
  const { $ref = '', properties } = content?.schema ?? {};
  const schema = properties
    ? { properties }
    : (components.schemas[$ref.split('/').at(-1) ?? ''] as Schema);
  return [...Object.keys(schema.properties ?? {}), 'somethingNew'];
}

/** Fills what is required and empty, whatever it asks for. Working time and leave are proposed. */
async function fillIn(form: Locator): Promise<void> {
  for (const control of await form
    .locator(':is(input, select, textarea)[name]:not([name^="leave."]):visible')
    .all()) {
    // A chosen value shows only once the choices are read.
    if (await control.evaluate((field) => field.tagName === 'SELECT'))
      await control.locator('option:not([value=""])').first().waitFor({ state: 'attached' });
    const { tag, kind, value, max, combobox, decimal } = await control.evaluate((field) => {
      const input = field as HTMLInputElement;
      return {
        tag: input.tagName,
        kind: input.type,
        value: input.value,
        max: input.max,
        combobox: input.role === 'combobox',
        decimal: ['decimal', 'numeric'].includes(input.inputMode),
      };
    });
    if (value || combobox || ['file', 'checkbox', 'radio'].includes(kind)) continue;
    if (tag === 'SELECT') await control.selectOption({ index: 1 });
    else if (kind === 'date')
      await control.fill(max && max <= TODAY ? '1990-05-05' : addDays(TODAY, 60));
    else if (kind === 'email') await control.fill('stamp@company.example');
    else if (kind === 'tel') await control.fill('+47 22 12 34 56');
    else if (decimal) await control.fill('8');
    else await control.fill(kind === 'password' ? 'northern-ledger-8' : 'Stamped 7');
  }
}

async function fillPasswords(page: Page): Promise<void> {
  await page.locator('[name=oldPassword]').fill('northern-ledger-8');
  for (const name of ['newPassword', 'confirmPassword'])
    await page.locator(`[name=${name}]`).fill('southern-harbour-9');
}

interface Form extends Call {
  open: () => Promise<Page>;
  /** Opens the dialog that it is in. */
  dialog?: string;
  /** In place of filling in, where only what has changed is sent. */
  change?: (page: Page) => Promise<void>;
  submit: string | RegExp;
}

const office = (path: string) => () => openOffice(stage, admin, path);
const FORMS: Record<string, Form> = {
  'requesting leave': {
    method: 'POST',
    path: '/leave/add',
    open: () => openPortal(stage, ida.client, 'add-leave'),
    submit: /^Request/,
  },
  'entering leave': {
    method: 'POST',
    path: '/leave/add',
    open: office(`add-leave?employee=${ida.person._id}`),
    submit: 'Add Leave',
  },
  'one’s contact': {
    method: 'PUT',
    path: '/profile/contact',
    open: () => openPortal(stage, ida.client, `profile/${ida.client.user._id}`),
    submit: 'Save contact',
  },
  'a new department': {
    method: 'POST',
    path: '/department/add',
    open: office('add-department'),
    submit: 'Add Department',
  },
  'a department': {
    method: 'PUT',
    path: '/department/{id}',
    open: office(`department/${ida.person.department._id}`),
    submit: 'Update Department',
  },
  'a new employee': {
    method: 'POST',
    path: '/employee/add',
    open: office('add-employee'),
    submit: /^Add Employee/,
  },
  'an employee': {
    method: 'PUT',
    path: '/employee/update/{id}',
    open: office(`employee/edit/${ida.person._id}`),
    change: (page) => page.getByLabel('Full Name').fill('Ida Stamp-Wax'),
    submit: 'Update Employee',
  },
  'a sign-in': {
    method: 'PUT',
    path: '/account/{id}',
    open: office(`employee/${ida.person._id}/account`),
    change: (page) => page.getByLabel('Email Address').fill('ida.stamp@company.example'),
    submit: 'Save',
  },
  'a salary': {
    method: 'POST',
    path: '/salary/add',
    open: office(`salary/add?employee=${ida.person._id}`),
    submit: 'Add Salary',
  },
  'a bank account': {
    method: 'PUT',
    path: '/employee/bank/{id}',
    open: () => openPortal(stage, ida.client, `salary/${ida.client.user._id}`),
    dialog: 'Add',
    submit: 'Save',
  },
  'a new leave type': {
    method: 'POST',
    path: '/leave/type/add',
    open: office('add-leave-type'),
    submit: /^Add/,
  },
  'a leave type': {
    method: 'PUT',
    path: '/leave/type/{id}',
    open: office(`leave-types/${type}`),
    submit: /^(Save|Update)/,
  },
  'a new work pattern': {
    method: 'POST',
    path: '/work/pattern/add',
    open: office('add-work-pattern'),
    submit: /^(Add|Save)/,
  },
  'a new policy': {
    method: 'POST',
    path: '/leave/policy/add',
    open: office('add-leave-policy'),
    submit: /^(Add|Save)/,
  },
  'a decision': {
    method: 'PUT',
    path: '/leave/{id}',
    open: office(`leaves/${asked._id}`),
    submit: 'Approve',
  },
  'the company': {
    method: 'PUT',
    path: '/setting/company',
    open: office('setting/company'),
    change: (page) => page.getByLabel('Company name').fill('Stamp Works'),
    submit: 'Save company',
  },
  'a password': {
    method: 'PUT',
    path: '/setting/change-password',
    open: office('setting'),
    change: fillPasswords,
    submit: 'Change Password',
  },
  'a cancellation': {
    method: 'POST',
    path: '/leave/withdraw/{id}',
    open: office(`leaves/${leave._id}`),
    dialog: 'Cancel leave',
    submit: 'Cancel leave',
  },
};

test.each(Object.entries(FORMS))(
  'every refusal of %s is shown, and the form can be sent again',
  async (_name, form) => {
    const page = await form.open();
    const texts = Object.fromEntries(inputsOf(form).map((name) => [name, `Refused at ${name}.`]));
    let sent = 0;
    await intercept(
      page,
      form.method,
      new RegExp(`^/api${form.path.replace(/\{\w+\}/, '[^/]+')}$`),
      async (route) => {
        sent += 1;
        await route.fulfill({
          status: 400,
          json: { success: false, code: 'validation.failed', error: 'Refused.', errors: texts },
        });
      },
    );
    if (form.dialog) await page.getByRole('button', { name: form.dialog }).click();
    const filled = page.locator('form', {
      has: page.locator('[type="submit"]', { hasText: form.submit }),
    });
    await filled.waitFor();
    await (form.change ? form.change(page) : fillIn(filled));
    for (const attempt of [1, 2]) {
      await filled.locator('[type="submit"]', { hasText: form.submit }).click();
      await soon(() => sent).toBe(attempt);
      for (const text of Object.values(texts))
        await filled.getByText(text, { exact: true }).first().waitFor();
    }
  },
);
