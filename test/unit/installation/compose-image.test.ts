import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readCompose } from '../../containers/compose-file.mjs';

const TOP = new URL('../../../', import.meta.url).pathname;
const INSTANCES = ['app', 'app-2', 'app-3'];
const SETTINGS = { PUBLIC_URL: 'https://localhost', ADMIN_EMAIL: 'admin@company.example' };

interface Service {
  image: string;
  build?: { context: string; args: Record<string, string> };
}

const servicesOf = (files: string[], settings: Record<string, string>) =>
  readCompose(
    files.map((file) => join(TOP, file)),
    { ...SETTINGS, ...settings },
  ).services as Record<string, Service>;

test('compose pulls the application’s image, of a registry of one’s own as well, and builds nothing', () => {
  const services = servicesOf(['docker-compose.yml', 'deploy/docker-compose.scaled.yml'], {
    APP_IMAGE: 'registry.company.example/ems',
    APP_VERSION: '1.2.0',
  });
  expect(INSTANCES.map((name) => services[name]?.image)).toEqual(
    INSTANCES.map(() => 'registry.company.example/ems:1.2.0'),
  );
  expect(Object.values(services).filter(({ build }) => build)).toEqual([]);
});

test('with the file that builds, one image is built from the folder and all instances run it', () => {
  const services = servicesOf(
    ['docker-compose.yml', 'deploy/docker-compose.scaled.yml', 'deploy/docker-compose.build.yml'],
    { APP_IMAGE: 'employee-management-system', APP_VERSION: '2026-11-29' },
  );
  expect(INSTANCES.map((name) => [services[name]?.image, services[name]?.build])).toEqual([
    [
      'employee-management-system:2026-11-29',
      { context: '.', args: { VERSION: '2026-11-29', REVISION: 'unknown' } },
    ],
    ['employee-management-system:2026-11-29', undefined],
    ['employee-management-system:2026-11-29', undefined],
  ]);
});
