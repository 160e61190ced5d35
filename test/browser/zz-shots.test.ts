import { setStage } from './stage/browser.js';
import { brought, settled } from './stage/import-file.js';
import { clientOf, openOffice } from './stage/office.js';
test('shots', async () => {
  const stage = await setStage();
  const admin = await clientOf(stage);
  const csv = 'Name,EmpID,Email,Born,Sex,Marital,Department,Position,Salary,Boss\nImke Adler,CUR-1,cur1@company.example,14.02.1980,F,Divorced,Quarry,Digger,€92368,Board of Directors\nJo Bo,CUR-2,cur2@company.example,31.02.1980,M,Widowed,Quarry,Digger,€60000,\nJo Bo,CUR-2,cur2@company.example,28.02.1980,M,Widowed,Quarry,Digger,€60000,\nMax Ho,CUR-2,cur3@company.example,28.02.1980,M,Single,Quarry,Digger,€60000,\nAmy Po,,cur4@company.example,28.02.2080,M,Single,,Digger,many,\n';
  const { _id } = await brought(admin, 'employees', 'people.csv', csv);
  const { proposal } = (await admin.get(`/import/columns/${_id}`)).body;
  const mapping = { ...proposal, columns: { ...proposal.columns, manager: 'Boss' }, payPeriod: 'year', dateOrder: 'day-first', currency: 'USD' };
  const shot = async (name: string, path: string, act?: (page: import('playwright-core').Page) => Promise<unknown>) => {
    for (const [variant, options] of Object.entries({ desktop: {}, phone: { viewport: { width: 375, height: 800 } }, dark: { colorScheme: 'dark' as const } })) {
      const page = await openOffice(stage, admin, path, options);
      await page.waitForTimeout(1200);
      await act?.(page);
      await page.screenshot({ path: `/tmp/qshots/${name}-${variant}.png`, fullPage: true });
    }
  };
  await shot('columns', `import/${_id}/columns`, async (page) => { await page.getByRole('button', { name: /^Check \d/ }).click(); await page.waitForTimeout(500); });
  await admin.post(`/import/check/${_id}`, { mapping });
  await settled(admin, _id);
  await shot('check', `import/${_id}`);
  await admin.put('/profile/language', { language: 'fr' });
  await shot('check-fr', `import/${_id}`);
});
