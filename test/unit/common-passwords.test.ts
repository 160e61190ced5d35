import { describe, expect, test } from '@jest/globals';
import { estimateStrength } from '../../admin-ui/src/settings/password-estimator.js';
import { isCommonPassword } from '../../api/account/common-passwords.js';
import { passwordRefusal } from '../../api/account/password.js';
import {
  DEMO_ADMIN,
  DEMO_EMPLOYEE_PASSWORD,
  DEMO_MANAGER_PASSWORD,
} from '../../api/operations/demo/demo-people.js';
import { PASSWORD } from '../support/cast.js';

/** As published of leaks, worldwide and French, of six characters or more. */
const LEAKED =
  `123456 123456789 12345678 1234567 1234567890 password qwerty 111111 123123 000000 654321 121212 aaaaaa abcdef 987654321 666666 112233 555555 777777 888888 999999 222222
  abc123 abcd1234 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty123 qwertyuiop qwerty1 q1w2e3r4 zxcvbnm asdfghjkl asdfgh asdf1234 qazwsx qazwsxedc zaq12wsx password1 password123 passw0rd p@ssw0rd
  iloveyou princess dragon monkey sunshine football baseball superman batman master shadow michael jennifer jordan charlie welcome welcome1 welcome123 letmein trustno1 starwars pokemon naruto
  whatever freedom computer internet samsung google facebook liverpool chelsea arsenal chocolate butterfly flower cookie cheese summer winter killer hunter ginger pepper secret admin123 administrator changeme
  test123 testing guest123 123qwe qwe123 a123456 123abc 1234qwer 147258369 159753 147852 123321 131313 696969 100000 101010 abcabc 1111111 11111111
  azerty azerty123 azertyuiop azerty1 motdepasse motdepasse1 doudou loulou chouchou coucou bonjour bonjour1 soleil marseille nicolas camille thomas julien alexandre chocolat jetaime princesse football10 minecraft vanille
  toulouse loulou13 marseille13 bonjour123 qsdfghjklm wxcvbn qwertz qwertz123 hallo123 schatz`.split(
    /\s+/,
  );

const refused = (passwords: string[]) =>
  passwords.filter((password) => !isCommonPassword(password));

test('none of the most leaked passwords passes, among them 654321, 121212, aaaaaa, abcdef, 987654321, azerty123, motdepasse, doudou and chocolate', () => {
  expect(LEAKED.length).toBeGreaterThanOrEqual(120);
  expect(refused(LEAKED)).toEqual([]);
});

test('the meter of the screens calls weak what the server refuses, and says why', () => {
  const derived = [
    'Sunshine2024!',
    'P@$$w0rd2024!',
    'marseille 13',
    'm0td3passe!',
    'kT9#kT9#',
    '&é"\'(-è',
  ];
  expect(
    [...LEAKED, ...derived].filter((password) => estimateStrength(password, []).strength !== 1),
  ).toEqual([]);
  expect(estimateStrength('P@$$w0rd2024!', []).weakness).toBe('first');
});

describe('a password is refused', () => {
  test.each([
    [
      'of one thing repeated',
      [
        'aaaaaa',
        'éééééé',
        '121212',
        'abcabc',
        'doudou',
        'xyxyxyxyx',
        'kT9#kT9#',
        'passwordpassword',
        'chocolatechocolate',
        'a'.repeat(1024),
      ],
    ],
    [
      'of a sequence of digits or letters, up or down',
      [
        '654321',
        '987654321',
        '7890123',
        '123321',
        'abcdef',
        'zyxwvu',
        'fedcba987',
        'abc123',
        'aaa111',
        'mnopqr',
        '135790',
      ],
    ],
    [
      'of a row of an English, French or German keyboard',
      [
        'qwerty',
        'azerty',
        'qwertz',
        'ytreza',
        'poiuyt',
        'wxcvbn',
        'yxcvbnm',
        'asdfghjkl',
        'mlkjhgfdsq',
        '!@#$%^',
        '&é"\'(-è',
        'azertyqsdfgh',
      ],
    ],
    [
      'of a common word with a number, a year or marks',
      [
        'azerty123',
        'motdepasse1',
        'chocolate!',
        'Sunshine2024!',
        '1password',
        '!!dragon99',
        'doudou76',
        'marseille 13',
        'love2026',
        'qwerty!1',
      ],
    ],
    [
      'of a French word or first name, also with a number or marks',
      [
        'printemps',
        'bienvenue',
        'Bienvenue1',
        'Bienvenue2026!',
        'Hiver2025!',
        'été2026',
        'mercredi',
        'entreprise',
        'Camille2024',
      ],
    ],
    [
      'of a common word with signs for letters',
      ['p@ssw0rd', 'P@$$w0rd2024!', '$unshine1', 'm0td3passe!', 'b0nj0ur', 'dr4gon', 'ch0co1ate'],
    ],
    ['in other letters', ['PASSWORD', 'Motdepasse', 'Ｐassword', 'chocolât', 'ÎLoveYou']],
  ])('%s', (_, passwords) => expect(refused(passwords)).toEqual([]));
});

test('what is strong passes: phrases, words of other languages, random characters, and the passwords that we print', () => {
  const strong = [
    PASSWORD,
    DEMO_ADMIN.password,
    DEMO_EMPLOYEE_PASSWORD,
    DEMO_MANAGER_PASSWORD,
    'four plain words together',
    'correct horse battery staple',
    'quatre mots sans rapport',
    'le soleil se couche sur la mer',
    'pferd batterie heftklammer',
    'Donaudampfschiff!',
    'лошадь батарея',
    '正しい馬の電池',
    'kT9#xq',
    'h7Gq2LmZ',
    'f3a9c1d07be24458aa01',
    'monkey-harbour-41',
    'password manager in the shed',
    'azerty sur la plage',
    'my dragon has 3 heads',
    '48213 dragons',
    'tr0ub4dor&3x',
    '2026 will be better',
    'abc-defence-97',
    'x'.repeat(3) + 'Qv7#m2',
  ];
  expect(strong.filter((password) => passwordRefusal(password) !== undefined)).toEqual([]);
});
