import { describe, expect, test } from '@jest/globals';
import { estimateStrength } from '../../admin-ui/src/settings/password-estimator.js';
import { isCommonPassword } from '../../api/account/common-passwords.js';
import { COMMONEST_FRENCH, COMMONEST_GERMAN } from '../../api/account/commonest-passwords.js';
import { passwordRefusal } from '../../api/account/password.js';
import {
  DEMO_ADMIN,
  DEMO_EMPLOYEE_PASSWORD,
  DEMO_MANAGER_PASSWORD,
} from '../../api/operations/demo/demo-people.js';
import { PASSWORD } from '../support/cast.js';

/** As published of leaks, of six characters or more. */
const WORLDWIDE =
  `123456 123456789 12345678 1234567 1234567890 password qwerty 111111 123123 000000 654321 121212 aaaaaa abcdef 987654321 666666 112233 555555 777777 888888 999999 222222
  abc123 1q2w3e 1q2w3e4r 1qaz2wsx qwerty123 qwertyuiop zxcvbnm asdfghjkl asdfgh qazwsx password1
  iloveyou princess dragon monkey sunshine football baseball superman batman master shadow michael jennifer jordan charlie welcome letmein trustno1 starwars
  whatever freedom computer internet samsung google liverpool chelsea arsenal chocolate butterfly flower cookie cheese summer winter killer hunter ginger pepper secret`.split(
    /\s+/,
  );
const FRENCH =
  'azerty azerty123 azertyuiop motdepasse motdepasse1 doudou loulou chouchou coucou bonjour bonjour1 soleil marseille marseille13 nicolas camille julien chocolat jetaime princesse'.split(
    ' ',
  );
const GERMAN =
  'passwort passwort1 hallo123 qwertz qwertzuiop schatz schalke04 fussball sommer ficken arschloch geheim deutschland bayern prinzessin'.split(
    ' ',
  );
const LEAKED = [...WORLDWIDE, ...FRENCH, ...GERMAN];

const accepted = (passwords: string[]) =>
  passwords.filter((password) => !isCommonPassword(password));
const refused = (passwords: string[]) =>
  passwords.filter((password) => passwordRefusal(password) !== undefined);

test('none of the commonest passwords of the world, of France and of Germany is accepted, in any case of letters', () => {
  expect(accepted(LEAKED)).toEqual([]);
  expect(accepted(LEAKED.map((password) => password.toUpperCase()))).toEqual([]);
  expect(accepted(['PassWord', 'iLoveYou', 'PASSWÖRTER'])).toEqual(['PASSWÖRTER']);
});

test('the French and the German list hold 500 passwords each, none too short, none twice', () => {
  const both = [...COMMONEST_FRENCH, ...COMMONEST_GERMAN];
  expect([COMMONEST_FRENCH.length, COMMONEST_GERMAN.length]).toEqual([500, 500]);
  expect(new Set(COMMONEST_FRENCH).size + new Set(COMMONEST_GERMAN).size).toBe(both.length);
  expect(both.filter((word) => [...word].length < 6 || word !== word.toLowerCase())).toEqual([]);
});

describe('a password is refused', () => {
  test.each([
    ['of one character repeated', ['aaaaaa', 'AaAaAa', 'éééééé', '      ', 'a'.repeat(1024)]],
    [
      'of a run of letters or digits, up or down',
      ['654321', '987654321', '7890123', '3210987', '1234567890123456', 'mnopqr', 'ZYXWVU'],
    ],
    [
      'of a run of an English, French or German keyboard, forwards or backwards',
      ['ytreza', 'poiuyt', 'wxcvbn', 'yxcvbnm', 'mlkjhgfdsq', '!@#$%^', '&é"\'(-è', 'QWERTZUIOPÜ'],
    ],
  ])('%s', (_, passwords) => expect(accepted(passwords)).toEqual([]));
});

test('Summer2024!, hunter22, Secret-99, john1234 and test1234 are accepted, and all that is only near a common word', () => {
  expect(
    refused([
      'Summer2024!',
      'hunter22',
      'Secret-99',
      'john1234',
      'test1234',
      '$unshine1',
      'P@$$w0rd2024!',
      'chocolât',
      'Ｐassword',
      'marseille 13',
      'qwerty!1',
      'azertyqsdfgh',
      'xyxyxyxyx',
      'passwordpassword',
      '🐘🦒🐘🦒🐘🦒',
    ]),
  ).toEqual([]);
});

test('random characters, phrases, and the passwords that we print are accepted', () => {
  expect(
    refused([
      PASSWORD,
      DEMO_ADMIN.password,
      DEMO_EMPLOYEE_PASSWORD,
      DEMO_MANAGER_PASSWORD,
      'four plain words together',
      'le soleil se couche sur la mer',
      'Donaudampfschiff!',
      'лошадь батарея',
      '正しい馬の電池',
      'kT9#xq',
      'f3a9c1d07be24458aa01',
    ]),
  ).toEqual([]);
});

test('the meter of the screens calls too common what the server refuses, and only advises beyond that', () => {
  const strengthOf = (password: string) => estimateStrength(password, {});
  expect(WORLDWIDE.filter((password) => !strengthOf(password).refused)).toEqual(['121212']);
  expect(strengthOf('121212')).toEqual({ strength: 1, weakness: 'repeats' });
  expect(strengthOf('654321')).toMatchObject({ strength: 1, refused: true });
  expect(strengthOf('P@$$w0rd2024!').refused).toBeUndefined();
  expect(strengthOf('Summer2024!').refused).toBeUndefined();
  expect(strengthOf('summer26')).toEqual({ strength: 1, weakness: 'first' });
  expect(estimateStrength('zoe2026', { name: 'Zoë Weiß' })).toEqual({
    strength: 1,
    weakness: 'own',
    refused: true,
  });
});
