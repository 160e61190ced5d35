import { isOwnWord, ownWords } from '../../api/contract/text/own-words.js';

const ZOE = {
  name: 'Zoë K. Weiß-Lindqvist',
  email: 'zoe.wl77@harbour.example',
  company: 'Harbour & Sons',
};

test('the words of a person are those of the name and the e-mail address, and company and product as a whole', () => {
  expect(ownWords(ZOE)).toEqual([
    'zoe',
    'weiss',
    'lindqvist',
    'wl77',
    'zoe k. weiss-lindqvist',
    'zoek.weiss-lindqvist',
    'zoekweisslindqvist',
    'zoe.wl77@harbour.example',
    'zoewl77harbourexample',
    'zoe.wl77',
    'zoewl77',
    'harbour & sons',
    'harbour&sons',
    'harboursons',
    'employee management system',
    'employeemanagementsystem',
  ]);
});

test.each([
  'lindqvist',
  'zoe2026',
  'ZOË2026',
  'weiss1234',
  'zoe.wl77',
  'zoe.wl77123',
  'zoe.wl77@harbour.example',
  'wl7777',
  'Zoë K. Weiß-Lindqvist',
  'Harbour & Sons',
  'Harbour&Sons99',
  'Employee Management System',
  'employeemanagementsystem1',
])('%s is a word of one’s own, alone or with digits behind', (password) => {
  expect(isOwnWord(password, ZOE)).toBe(true);
});

test.each([
  '20261984',
  '2026zoe',
  '99Zoe99',
  'zoe-2026',
  'zoe2026!',
  'zoezoe',
  'zoe.weiss',
  'zoe likes 7 whales',
  'harbour1',
  'wl1234',
  'z0e2026',
  'k12345',
  'sons1234',
  'system2024',
  'employee123',
  'example1',
])('%s is something else', (password) => {
  expect(isOwnWord(password, ZOE)).toBe(false);
});

test('John is not allowed john1234, others are', () => {
  expect(isOwnWord('john1234', { name: 'John Smith' })).toBe(true);
  expect(isOwnWord('john1234', { email: 'john.smith@company.example' })).toBe(true);
  expect(isOwnWord('john1234', ZOE)).toBe(false);
});

test('where nothing is known about the person, company and product count', () => {
  expect(isOwnWord('Harbour & Sons', { company: 'Harbour & Sons' })).toBe(true);
  expect(isOwnWord('lindqvist', { company: 'Harbour & Sons' })).toBe(false);
});

test('a long password is looked at as a whole, without taking long', () => {
  const began = performance.now();
  expect(isOwnWord(`${'zoe'.repeat(340)}x`, ZOE)).toBe(false);
  expect(isOwnWord(`zoe${'7'.repeat(1021)}`, ZOE)).toBe(true);
  expect(performance.now() - began).toBeLessThan(200);
});
