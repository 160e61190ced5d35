import { consistsOfOwnWords, ownWords } from '../../api/contract/text/own-words.js';

const ZOE = ['Zoë K. Weiß-Lindqvist', 'zoe.wl77@harbour.example', 'Harbour & Sons'];

test('the words of a person are those of name, e-mail address, company and product', () => {
  expect(ownWords(ZOE)).toEqual([
    'zoe',
    'weiss',
    'lindqvist',
    'wl',
    'harbour',
    'example',
    'sons',
    'employee',
    'management',
    'system',
  ]);
});

test.each([
  'zoe2026',
  'ZOË-2026!',
  '2026zoe',
  '99Zoe99',
  'zoeweiss',
  'Zoë.Weiß',
  'zoezoe',
  'weiss_LINDQVIST_1',
  'harbour1',
  'Harbour&Sons99',
  'employee123',
  'managementSystem',
  'wl7777',
])('%s is nothing but words of one’s own', (password) => {
  expect(consistsOfOwnWords(password, ZOE)).toBe(true);
});

test.each([
  '20261984',
  '!!!!!!',
  'zoe likes 7 whales',
  'zoex2026',
  'z0e2026',
  'k12345',
  'weis2026',
  'lindqvist lamp',
  'aaaa9999',
  '🐘🦒🐘🦒🐘🦒',
])('%s has something else', (password) => {
  expect(consistsOfOwnWords(password, ZOE)).toBe(false);
});

test('a long password is looked at as a whole, without taking long', () => {
  const began = performance.now();
  expect(consistsOfOwnWords(`${'zoe'.repeat(340)}x`, ZOE)).toBe(false);
  expect(consistsOfOwnWords('zoe'.repeat(340), ZOE)).toBe(true);
  expect(performance.now() - began).toBeLessThan(200);
});
