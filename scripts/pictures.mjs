// npm run pictures [-- --built] [NAME …]   makes docs/pictures again: those of README and of docs/guide
import './lib/node-version.mjs';
import { parseArgs } from 'node:util';
import { build } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { demoPictures } from './pictures/demo-pictures.mjs';
import { newCompanyPictures } from './pictures/new-company-pictures.mjs';
import { takePictures } from './pictures/take-pictures.mjs';

const ADMIN = { email: 'admin@company.example', password: 'northern-ledger-7' };
const { values, positionals: names } = parseArgs({
  options: { built: { type: 'boolean' } },
  allowPositionals: true,
});
const executablePath = findChromium();
if (!executablePath)
  throw new Error('There is no Chromium (apt install chromium, or name one in CHROMIUM).');

await install({ tools: true });
if (!values.built) await build();
await takePictures({
  executablePath,
  names,
  admin: ADMIN,
  environment: {},
  pictures: demoPictures,
});
await takePictures({
  executablePath,
  names,
  admin: ADMIN,
  pictures: newCompanyPictures,
  environment: {
    DEMO_DATA: 'false',
    ADMIN_NAME: 'Robin Keller',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    COMPANY_NAME: 'Harbour Works',
  },
});
