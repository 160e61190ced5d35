import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import type { PayslipDocument } from '../../../api/payroll/payslip-pdf/payslip-document.js';
import { payslipPdf } from '../../../api/payroll/payslip-pdf/payslip-pdf.js';
import { PayslipPdfs } from '../../../api/payroll/payslip-pdf/payslip-pdfs.js';
import { fontFiles } from '../../../api/payroll/payslip-pdf/typefaces.js';
import { ORDINARY, printed } from './printed-payslips.js';

const pdfs = new PayslipPdfs();
const render = (document: PayslipDocument, accountId = 'a', gone?: AbortSignal) =>
  pdfs.render(document, { accountId, gone });
afterAll(() => pdfs.onModuleDestroy());

test('a thread makes the same bytes', async () => {
  const [one, two] = await Promise.all([render(printed(ORDINARY)), render(printed(ORDINARY))]);
  expect(one).toEqual(await payslipPdf(printed(ORDINARY), fontFiles()));
  expect(two).toEqual(one);
});

test('the payslip of one account does not wait for all that another asked for', async () => {
  const done: string[] = [];
  const ask = (account: string) =>
    render(printed(ORDINARY), account).then(() => done.push(account));
  await Promise.all([...Array.from({ length: 8 }, () => ask('a')), ask('b')]);
  expect(done.indexOf('b')).toBe(2);
});

test('a payslip is not made for a client that is gone', async () => {
  const gone = new AbortController();
  const asked = [
    render(printed(ORDINARY)),
    ...Array.from({ length: 8 }, () => render(printed(ORDINARY), 'a', gone.signal)),
  ];
  gone.abort();
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('what cannot be made is an error of its own, and the next one is made', async () => {
  const broken = printed({ ...ORDINARY, payDate: 'tomorrow' });
  const [failed, made] = await Promise.allSettled([render(broken), render(printed(ORDINARY))]);
  expect(failed.status).toBe('rejected');
  expect(made.status).toBe('fulfilled');
});

test('after the shutdown nothing runs, and a later call begins anew', async () => {
  await render(printed(ORDINARY));
  const ending = pdfs.onModuleDestroy();
  const late = render(printed(ORDINARY));
  await ending;
  expect((await late).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the logo of the company is printed once, on white', async () => {
  const logo = await sharp({
    create: {
      width: 640,
      height: 240,
      channels: 4,
      background: { r: 0, g: 90, b: 106, alpha: 0.5 },
    },
  })
    .webp()
    .toBuffer();
  const document = printed(ORDINARY, {
    employer: { name: 'Fjord Partners AS', address: null, logo },
  });
  const pdf = await render(document);
  expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(pdf.toString('latin1')).not.toContain('/SMask');
  expect(await render(document)).toEqual(pdf);
});

test('a ZIP asks for the next file when the one before is read', async () => {
  let asked = 0;
  async function* files() {
    for (const name of ['EMP-0001.pdf', 'Zoë O’Hara.pdf', 'EMP-0003.pdf']) {
      asked += 1;
      yield { name, bytes: Buffer.alloc(200_000, name) };
    }
  }
  const zip = pdfs.zip(files());
  await new Promise((resolve) => zip.once('readable', resolve));
  expect(asked).toBeLessThan(3);
  const read = unzipSync(await buffer(zip));
  expect(Object.keys(read)).toEqual(['EMP-0001.pdf', 'Zoë O’Hara.pdf', 'EMP-0003.pdf']);
  expect(Buffer.from(read['Zoë O’Hara.pdf'] ?? [])).toEqual(
    Buffer.alloc(200_000, 'Zoë O’Hara.pdf'),
  );
});

test('a ZIP whose files fail is an error, not a shorter ZIP', async () => {
  async function* files() {
    yield { name: 'EMP-0001.pdf', bytes: Buffer.from('one') };
    throw new Error('gone');
  }
  await expect(buffer(pdfs.zip(files()))).rejects.toThrow('gone');
});
