import { expect, test } from '@jest/globals';
import { hashPassword } from '../../api/account/password.js';

test('a password is hashed as slowly as OWASP recommends', async () => {
  expect(await hashPassword('a sound password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
