import { parse, stringify } from '../../admin-ui/query-string.js';

const ASKED = {
  sort: JSON.stringify(['name', 'ASC']),
  filter: JSON.stringify({ q: "O'Hara (Zoë)*!" }),
  page: 2,
  nothing: undefined,
};

test('addresses of lists are written and read as the package of that name does', () => {
  expect(stringify(ASKED)).toBe(
    'filter=%7B%22q%22%3A%22O%27Hara%20%28Zo%C3%AB%29%2A%21%22%7D&page=2&sort=%5B%22name%22%2C%22ASC%22%5D',
  );
  expect(parse(`?${stringify(ASKED)}`)).toEqual({
    sort: ASKED.sort,
    filter: ASKED.filter,
    page: '2',
  });
  expect(parse('')).toEqual({});
});
