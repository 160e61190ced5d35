import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from '../../api/contract/calendar-date.js';
import { decide } from '../../test/browser/stage/leave-team.js';
import { nextMonday, TODAY } from '../../test/support/calendar.js';
import { hireCast, requestLeave } from '../../test/support/cast.js';
import { leaveType } from '../../test/support/leave-rules-by-calls.js';
import { serverOfFile } from '../../test/support/server.js';
import { fillIn, fill, intercept, openOffice, openPortal, press, refuse } from './support/open.js';

const server = await serverOfFile();
const { admin, amara, amaraClient, research } = await hireCast(server);
const later = nextMonday(addDays(TODAY, 30));
const leave = await requestLeave(amaraClient, amara._id, nextMonday(), nextMonday());
await decide(admin, leave._id, 'Approved');
const asked = await requestLeave(amaraClient, amara._id, later, later);
const type = await leaveType(admin);
const { paths, components } = (await admin.get('/docs-json')).body;

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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fills what is required and empty, whatever it asks for. Working time and leave are proposed. */
async function fillEmpty(form: HTMLElement): Promise<void> {
  for (const control of form.querySelectorAll<Control>(
    ':is(input, select, textarea)[name]:not([name^="leave."])',
  )) {
    if (control instanceof window.HTMLSelectElement) await chooseFirst(control);
    else if (
      control.value === '' &&
      control.getAttribute('role') !== 'combobox' &&
      !['file', 'checkbox', 'radio'].includes(control.type)
    )
      fill(control, valueFor(control));
  }
}

/** A chosen value shows only once the choices are read. */
async function chooseFirst(select: HTMLSelectElement): Promise<void> {
  await waitFor(() => expect(select.querySelector('option:not([value=""])')).not.toBeNull());
  if (select.value === '') fill(select, select.options[1]?.value ?? '');
}

/** By the example in an empty date field. */
const DATES: Record<string, string> = {
  '14 Dec 2026': addDays(TODAY, 60),
  '18 Dec 2026': addDays(TODAY, 60),
  '14 Feb 1990': '1990-05-05',
};

function valueFor(control: Control): string {
  const date = DATES[control.getAttribute('placeholder') ?? ''];
  if (date) return date;
  if (['decimal', 'numeric'].includes(control.getAttribute('inputmode') ?? '')) return '8';
  return TYPED[control.type] ?? 'Stamped 7';
}

const TYPED: Record<string, string> = {
  email: 'stamp@company.example',
  tel: '+47 22 12 34 56',
  password: 'northern-ledger-8',
};

interface Form extends Call {
  open: () => Promise<unknown>;
  /** Opens the dialog that it is in. */
  dialog?: string;
  /** In place of filling in, where only what has changed is sent. */
  change?: Record<string, string>;
  submit: string | RegExp;
}

const office = (path: string) => () => openOffice(admin, path);
const portal = (path: string) => () => openPortal(amaraClient, path);
const FORMS: Record<string, Form> = {
  'requesting leave': {
    method: 'POST',
    path: '/leave/add',
    open: portal('add-leave'),
    submit: /^Request/,
  },
  'entering leave': {
    method: 'POST',
    path: '/leave/add',
    open: office(`add-leave?employee=${amara._id}`),
    submit: 'Add Leave',
  },
  'one’s contact': {
    method: 'PUT',
    path: '/profile/contact',
    open: portal(`profile/${amaraClient.user._id}`),
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
    open: office(`department/${research._id}`),
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
    open: office(`employee/edit/${amara._id}`),
    change: { 'Full Name': 'Amara Stamp-Wax' },
    submit: 'Update Employee',
  },
  'a sign-in': {
    method: 'PUT',
    path: '/account/{id}',
    open: office(`employee/${amara._id}/account`),
    change: { 'Email Address': 'amara.stamp@company.example' },
    submit: 'Save',
  },
  'a salary': {
    method: 'POST',
    path: '/salary/add',
    open: office(`salary/add?employee=${amara._id}`),
    submit: 'Add Salary',
  },
  'a bank account': {
    method: 'PUT',
    path: '/employee/bank/{id}',
    open: portal(`salary/${amaraClient.user._id}`),
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
    open: office(`leave-types/${type._id}`),
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
    change: { 'Company Name': 'Stamp Works' },
    submit: 'Save settings',
  },
  'a password': {
    method: 'PUT',
    path: '/setting/change-password',
    open: office('setting'),
    change: {
      'Current Password': 'northern-ledger-8',
      'New Password': 'southern-harbour-9',
      'Confirm New Password': 'southern-harbour-9',
    },
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
    await form.open();
    const errors = Object.fromEntries(inputsOf(form).map((name) => [name, `Refused at ${name}.`]));
    const answer = jest.fn(refuse(400, { code: 'validation.failed', error: 'Refused.', errors }));
    intercept(form.method, new RegExp(`^/api${form.path.replace(/\{\w+\}/, '[^/]+')}$`), answer);
    if (form.dialog) await press(form.dialog);
    const submit = await submitOf(form.submit);
    await (form.change ? fillIn(form.change) : fillEmpty(submit.form!));
    for (const attempt of [1, 2]) {
      fireEvent.click(submit);
      await waitFor(() => expect(answer).toHaveBeenCalledTimes(attempt));
      for (const text of Object.values(errors)) await within(submit.form!).findAllByText(text);
    }
  },
);

async function submitOf(name: string | RegExp): Promise<HTMLButtonElement> {
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button', { name });
  return buttons.find(({ type }) => type === 'submit')!;
}
