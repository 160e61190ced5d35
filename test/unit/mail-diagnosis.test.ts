import { expect, test } from '@jest/globals';
import { diagnoseMailError } from '../../api/platform/mail/mail-diagnosis.js';

const SERVER = new URL('smtp://users:s3cret@mail.example:587');

test.each([
  ['500 unrecognized command "AUTH PLAIN AHVzZXJzAHMzY3JldA=="'],
  ['what is AHVzZXJzAHMzY3JldA==?'],
  ['535 no such password: s3cret'],
  ['535 bad word dXNlcnMAczNjcmV0cw=='],
])(
  'a mail server that repeats user and password does not bring them into the report: %s',
  (said) => {
    const { found } = diagnoseMailError(Object.assign(new Error(said), { code: 'EAUTH' }), SERVER);
    expect(found).toMatch(/^mail\.example accepts no email from this server: .*…/);
    expect(found).not.toMatch(/s3cret|AHVzZXJz|czNj|MzY3/);
  },
);

test('the words of a certificate that is not accepted stay', () => {
  const error = Object.assign(new Error('self-signed certificate'), {
    code: 'ESOCKET',
    originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  expect(diagnoseMailError(error, SERVER).found).toContain(
    'self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT)',
  );
});
