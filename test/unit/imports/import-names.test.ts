import { describe, expect, test } from '@jest/globals';
import { isEmail } from 'class-validator';
import { emailFrom } from '../../../api/contract/text/generated-email.js';
import { fullName, nameKey, nameKeys } from '../../../api/contract/text/person-name.js';
import { patternRefusal } from '../../../api/import/file/email-pattern.js';

test.each([
  ['Dietrich, Jenna  ', 'Jenna Dietrich'],
  ['LeBlanc, Brandon  R', 'Brandon R LeBlanc'],
  ['King, Martin, Jr.', 'Martin King, Jr.'],
  ['King, Jr., Martin', 'Martin King, Jr.'],
  ['King Jr., Martin', 'Martin King Jr.'],
  ['de la Cruz, Ana María', 'Ana María de la Cruz'],
  ["O'Neil,Aoife", "Aoife O'Neil"],
  ['Jenna Dietrich', 'Jenna Dietrich'],
  [', Jenna', 'Jenna'],
  ['Dietrich,', 'Dietrich'],
  ['<b>Kim</b>, Sam', 'Sam <b>Kim</b>'],
])('%p, last name first, is %s', (text, name) => expect(fullName(text, 'last-first')).toBe(name));

test('a name as written has only its blanks put in order', () =>
  expect(fullName('  Dietrich,  Jenna\u00a0 X ', 'as-written')).toBe('Dietrich, Jenna X'));

test.each([
  ['Brandon R. LeBlanc', 'Brandon R LeBlanc'],
  ['ZOË  Weiß', 'Zoe Weiss'],
  ['Aoife O’Neil', "Aoife O'Neil"],
  ['Martin King, Jr.', 'Martin King Jr'],
  ['J.R. Smith', 'J R Smith'],
])('%p and %p are compared as one', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

test('a name is found with and without its middle initials', () => {
  expect(nameKeys('Webster L Butler')).toEqual(['webster l butler', 'webster butler']);
  expect(nameKeys('Webster Butler')).toEqual(['webster butler', 'webster butler']);
  expect(nameKeys('X Æ')).toEqual(['x ae', 'x ae']);
  expect(nameKeys('Anna Bo Lund')[1]).toBe('anna bo lund');
});

describe('an address by the pattern', () => {
  const DEFAULT = '{first}.{last}@company.example';
  test.each([
    [DEFAULT, 'Jenna Dietrich', 'jenna.dietrich@company.example'],
    [DEFAULT, 'Brandon R LeBlanc', 'brandon.leblanc@company.example'],
    [DEFAULT, 'Martin King, Jr.', 'martin.king@company.example'],
    [DEFAULT, "Aoife O'Neil", 'aoife.oneil@company.example'],
    [DEFAULT, 'Zoë Ångström', 'zoe.angstrom@company.example'],
    [DEFAULT, 'Łucja Weißhaupt', 'lucja.weisshaupt@company.example'],
    [DEFAULT, 'Anne-Marie de la Cruz-Ibáñez', 'anne-marie.cruz-ibanez@company.example'],
    [DEFAULT, 'Madonna', 'madonna@company.example'],
    [DEFAULT, '佐藤 健', '10304@company.example'],
    [DEFAULT, '佐藤 Smith', 'smith@company.example'],
    [DEFAULT, '<script>alert(1)</script> <b>', 'scriptalert1script.b@company.example'],
    ['{id}@Company.Example', 'Jenna Dietrich', '10304@company.example'],
    ['{last}-{id}@company.example', 'Jenna Dietrich', 'dietrich-10304@company.example'],
    ['{last}.{id}@company.example', 'Madonna', 'madonna.10304@company.example'],
    ['{id}.{last}@company.example', 'Madonna', '10304.madonna@company.example'],
    ['{last}@company.example', 'Madonna', 'madonna@company.example'],
    ['{last}.{first}@company.example', 'Madonna', 'madonna@company.example'],
    ['{first}.{last}.{id}@company.example', 'Madonna', 'madonna.10304@company.example'],
    ['{last}.{id}@company.example', '佐藤 Smith', 'smith.10304@company.example'],
    ['{last}.{id}@company.example', '佐藤 健', '10304@company.example'],
    ['hr+{first}_{last}@company.example', 'Jenna Dietrich', 'hr+jenna_dietrich@company.example'],
  ])('%s of %s is %s', (pattern, name, email) => {
    expect(emailFrom(pattern, { name, employeeId: '10304' })).toBe(email);
    expect(isEmail(email)).toBe(true);
  });

  test('is numbered when taken, and never too long', () => {
    expect(emailFrom(DEFAULT, { name: 'Jenna Dietrich', employeeId: '1' }, 2)).toBe(
      'jenna.dietrich2@company.example',
    );
    const long = { name: `${'a'.repeat(60)} ${'b'.repeat(60)}`, employeeId: '1' };
    expect(isEmail(emailFrom(DEFAULT, long))).toBe(true);
    expect(isEmail(emailFrom(DEFAULT, long, 12))).toBe(true);
    expect(emailFrom(DEFAULT, { name: '健', employeeId: '№健' })).toMatch(
      /^(no|employee)@company\.example$/,
    );
  });

  test.each([DEFAULT, '{id}@company.example', 'x{first}@a.example'])('%s is a pattern', (pattern) =>
    expect(patternRefusal(pattern)).toBeUndefined(),
  );
  test.each([
    '',
    '{first}',
    '{first}@',
    '@company.example',
    'someone@company.example',
    '{first}@{last}.example',
    '{first}@a@b.example',
    '{name}@company.example',
    '{first} {last}@company.example',
    '{first}@company',
    '{first}{@company.example',
  ])('%p is none', (pattern) => expect(patternRefusal(pattern)?.key).toMatch(/^mapping\.pattern_/));
});
