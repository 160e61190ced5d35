import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, EARLIEST_PAY } from '../../api/contract/calendar-date.js';
import { inField, TODAY } from '../../test/support/calendar.js';
import { serverOfFile } from '../../test/support/server.js';
import { faultAt, field, fill, openOffice, told, type } from './support/open.js';

const server = await serverOfFile();
const admin = await server.admin();
await admin.confirm();

async function payDate(): Promise<HTMLInputElement> {
  await openOffice(admin, 'salary/add');
  return field('Pay Date');
}

const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const calendar = () => screen.queryByRole('dialog', { name: 'Choose a date' });
const chosen = () => within(screen.getByRole('grid')).getByRole('gridcell', { selected: true });

test('what is typed is echoed, and taken by Enter, by leaving, or at once where it is whole', async () => {
  const date = await payDate();
  expect(date.placeholder).toBe('14 Dec 2026');
  date.focus();
  type(date, '+3');
  await told(/^\w{3} \d\d \w+ \d{4}, Enter takes it$/);
  expect(date.value).toBe('+3');
  // The first Enter takes the date, so it must not send the form.
  expect(key('Enter')).toBe(false);
  expect(date.value).toBe(inField(addDays(TODAY, 3)));
  expect(key('Enter')).toBe(true);
  fill(date, 'tomorrow');
  expect(date.value).toBe(inField(addDays(TODAY, 1)));
  fill(date, '2026-12-14');
  expect(date.value).toBe('Mon 14 Dec 2026');
});

test('words that are no date stay, and are refused with a way out once the field is left', async () => {
  const date = await payDate();
  for (const [words, told] of [
    ['31.2.2027', 'There is no 31 February. It ends on the 28th in 2027.'],
    ['soon', 'Write a date such as 14 Dec 2026.'],
  ] as const) {
    type(date, words);
    expect(date.getAttribute('aria-invalid')).toBe('false');
    fireEvent.blur(date);
    expect(await faultAt(date)).toMatch(told);
    expect(date.value).toBe(words);
  }
  fill(date, addDays(EARLIEST_PAY, -1));
  expect(await faultAt(date)).toMatch('Choose 01 Jan 2000 or a later day.');
});

test('keys step by a day, a week or a month, and Escape takes back what was typed', async () => {
  const date = await payDate();
  date.focus();
  key('ArrowUp');
  expect(date.value).toBe(inField(TODAY));
  fill(date, '2026-01-31');
  date.focus();
  for (const [name, shiftKey, to] of [
    ['ArrowDown', false, '2026-01-30'],
    ['ArrowUp', true, '2026-02-06'],
    ['PageDown', false, '2026-01-06'],
    ['PageUp', false, '2026-02-06'],
  ] as const) {
    key(name, { shiftKey });
    expect(date.value).toBe(inField(to));
  }
  type(date, '14 de');
  key('Escape');
  expect(date.value).toBe(inField('2026-02-06'));
});

test('the calendar opens by a click or Alt and Down, and gives the focus back', async () => {
  const date = await payDate();
  fill(date, '2026-12-14');
  date.focus();
  expect(calendar()).toBeNull();
  fireEvent.click(date);
  await screen.findByRole('dialog', { name: 'Choose a date' });
  expect(document.activeElement).toBe(date);
  key('Escape');
  expect(calendar()).toBeNull();

  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  key('ArrowRight');
  key('PageDown', { shiftKey: true });
  key('Escape');
  expect(date.value).toBe('Mon 14 Dec 2026');
  expect(document.activeElement).toBe(date);

  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  key('ArrowRight');
  key('Enter');
  await waitFor(() => expect(date.value).toBe('Tue 15 Dec 2026'));
  expect(calendar()).toBeNull();
  expect(document.activeElement).toBe(date);
});

test('a day out of the limits can be reached, says why, and is not chosen', async () => {
  const date = await payDate();
  fill(date, EARLIEST_PAY);
  date.focus();
  key('ArrowDown', { altKey: true });
  await waitFor(() => expect(document.activeElement).toBe(chosen()));
  key('ArrowLeft');
  const early = document.activeElement;
  expect(early?.getAttribute('aria-disabled')).toBe('true');
  expect(early?.textContent).toMatch('Fri 31 Dec 1999, Choose 01 Jan 2000 or a later day.');
  key('Enter');
  expect(calendar()).not.toBeNull();
  key('Escape');
  expect(date.value).toBe('Sat 01 Jan 2000');
});

test('a date that is being typed does not break the example that is drawn from it', async () => {
  await openOffice(admin, 'add-leave-policy');
  await screen.findByRole('complementary', { name: 'Example' });
  const dates = screen.getAllByPlaceholderText('14 Dec 2026');
  expect(dates.length).toBeGreaterThan(1);
  for (const date of dates) type(date, '3');
  expect(await field('Policy Name')).toBeTruthy();
});
