import queryString from 'query-string';
import { parse, stringify } from '../../admin-ui/query-string.js';

const ASKED = {
  sort: JSON.stringify(['name', 'ASC']),
  filter: JSON.stringify({ q: "O'Hara (Zoë) & Søren*!", status: ['Active', 'Left'] }),
  page: 2,
  nothing: undefined,
};

test('addresses of lists are written and read as the package would', () => {
  expect(stringify(ASKED)).toBe(queryString.stringify(ASKED));
  const search = `?${stringify(ASKED)}`;
  expect(parse(search)).toEqual({ ...queryString.parse(search) });
  expect(parse('')).toEqual({});
});
