import { describe, expect, test } from '@jest/globals';
import {
  folded,
  searchWords,
  uniqueKey,
} from '../../api/platform/database/statements/folded-text.js';

test.each([
  ['Zoë', 'zoe'],
  ['ZOË', 'zoe'],
  ['Zoe\u0308', 'zoe'],
  ['Weiß', 'weiss'],
  ['GROẞ', 'gross'],
  ['Łukasz', 'lukasz'],
  ['Søren Kjærgaard', 'soren kjaergaard'],
  ['ØRSTED', 'orsted'],
  ['Đorđe', 'dorde'],
  ['Œuvre', 'oeuvre'],
  ['Yıldırım', 'yildirim'],
  ['İstanbul', 'istanbul'],
  ['ＦＵＬＬ　ｗｉｄｔｈ', 'full width'],
  ['ﬁnance', 'finance'],
  ['①', '1'],
  ['Ångström', 'angstrom'],
  ['\u212bngström', 'angstrom'],
  ['Nguyễn', 'nguyen'],
  ['佐藤', '佐藤'],
  ['김지훈', '김지훈'],
  ['が', 'が'],
  ['Олена', 'олена'],
  ['', ''],
])('%p is searched and sorted as %p', (text, expected) => {
  expect(folded(text)).toBe(expected);
  // A folded text stays as it is, or a search would miss what it folded twice.
  expect(folded(expected)).toBe(expected);
});

test.each([
  ['smith jane', ['smith', 'jane']],
  ['Jane  SMITH', ['smith', 'jane']],
  ['an anna an', ['anna']],
  [' \u00a0 ', []],
])('a search for %p looks for the words %p', (query, words) =>
  expect(searchWords(query)).toEqual(words),
);

test.each([
  ['Zoë', 'Zoe\u0308'],
  ['가', '\u1100\u1161'],
  ['ﾊﾟ', 'パ'],
])('%p and %p are one text', (one, other) => {
  expect(folded(one)).toBe(folded(other));
  expect(uniqueKey(one)).toBe(uniqueKey(other));
});

describe('what must be unique', () => {
  test.each([
    ['RESEARCH', 'research'],
    [' Research ', 'research'],
    ['Ｒｅｓｅａｒｃｈ', 'research'],
    ['Zoe\u0308', 'zoë'],
  ])('%p is %p', (text, key) => expect(uniqueKey(text)).toBe(key));

  test.each([
    ['Zoë', 'Zoe'],
    ['Weiß', 'Weiss'],
    ['Łódź', 'Lodz'],
    ['a b', 'ab'],
  ])('%p and %p are two', (one, other) => expect(uniqueKey(one)).not.toBe(uniqueKey(other)));
});
