import { expect, test } from '@jest/globals';
import { VERSION } from '../../../api/platform/config/version.js';
import { serverOfFile } from '../../support/server.js';

const server = await serverOfFile({
  COMPANY_NAME: 'Fjord & Söhne',
  CURRENCY: 'NOK',
  LOCALE: 'nb-NO',
  TIME_ZONE: 'Europe/Oslo',
  LANG: 'C',
});

test('what the screens need is told to anybody, and nothing else', async () => {
  expect(await server.client().get('/config')).toMatchObject({ status: 200 });
  expect((await server.client().get('/config')).body).toEqual({
    success: true,
    companyName: 'Fjord & Söhne',
    companyLogo: null,
    currency: 'NOK',
    locale: 'nb-NO',
    timeZone: 'Europe/Oslo',
    firstWorkday: 0,
    languages: ['en', 'fr', 'de'],
    leave: { policies: false, approvals: false },
    passwordMin: 6,
    mail: false,
    version: VERSION,
  });
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+(-dev)?$/);
});

test('the server says that it lives and that its database answers', async () => {
  for (const path of ['/health', '/health/ready'])
    expect(await server.client().get(path)).toMatchObject({
      status: 200,
      body: { success: true, status: 'ok' },
    });
});

test('the chosen language is kept with the account', async () => {
  const admin = await server.admin();
  expect(admin.user.language).toBe('en');
  expect(await admin.put('/profile/language', { language: 'fr' })).toMatchObject({
    status: 200,
    body: { success: true, user: { _id: admin.user._id, language: 'fr' } },
  });
  expect((await admin.get('/auth/verify')).body.user.language).toBe('fr');
  for (const language of ['it', 'FR', '', null])
    expect(await admin.put('/profile/language', { language })).toMatchObject({
      status: 400,
      body: { errors: { language: expect.any(String) } },
    });
  expect((await server.client().put('/profile/language', { language: 'fr' })).status).toBe(401);
});
