import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { main, textOf } from './open.js';

/** The address of a list with this filter. */
export const listAt = (list: string, filter: object): string =>
  `${list}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;

/** A field of the panel of filters, which is opened if need be. */
export async function filterField(label: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: /^Filters/ });
  if (button.getAttribute('aria-expanded') === 'false') fireEvent.click(button);
  return screen.findByLabelText(label);
}

export const filterIn = ({ search }: { search: string }): unknown =>
  JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');

export const entries = (): string[] => within(main()).queryAllByRole('listitem').map(textOf);

/** The entry with these words, once it is there. */
export async function entry(words: string | RegExp): Promise<HTMLElement> {
  const has = (text: string) =>
    typeof words === 'string' ? text.includes(words) : words.test(text);
  return waitFor(() => {
    const items = within(main()).queryAllByRole('listitem');
    const found = items.find((item) => has(textOf(item)));
    if (!found) throw new Error(`No entry has ${words}: ${entries().join('\n')}`);
    return found;
  });
}

export const noEntry = (words: string): Promise<void> =>
  waitFor(() => expect(entries().join()).not.toMatch(words));

/** The rows of the table, the words of their cells in turn. */
export const rows = (): string[][] =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => within(row).queryAllByRole('cell').map(textOf))
    .filter(({ length }) => length > 0);

export const columns = (): string[] => screen.getAllByRole('columnheader').map(textOf);

/** The words of a table, row by row, its heads too. */
export const cellsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(textOf));

/** The filters that say how many rows they show, such as 'Pending 9'. */
export const counted = (label: string): string[] =>
  within(screen.getByRole('group', { name: label }))
    .getAllByRole('button')
    .map(textOf);
