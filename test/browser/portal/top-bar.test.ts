import type { EmployeeRecord } from '../../../api/contract/employee/employees.js';
import { approvalsOn, managed } from '../stage/approvals.js';
import { approverDecides } from '../stage/approver-decides.js';
import { setStage } from '../stage/browser.js';
import { ask, signedIn, type Somebody } from '../stage/leave-team.js';
import { tooWide } from '../stage/looks.js';
import { clientOf, openPortal } from '../stage/office.js';
import { soon } from '../stage/soon.js';

const stage = await setStage();
const admin = await clientOf(stage);
await approvalsOn(admin);
await approverDecides(admin);
const [head, zoe] = (await managed(admin, 'Signal Box', 'Svea Lever', 'Zoë Semaphore')) as [
  Somebody,
  EmployeeRecord,
];
const employee = await signedIn(stage.url, zoe);
await ask(employee, zoe, 40, 5);

/** The narrowest of each spacing. */
const WIDTHS = [600, 720, 900, 1040];

test.each(['en', 'fr', 'de'])(
  'the portal’s top bar fits, with My Team and its number and without, in %s',
  async (language) => {
    for (const client of [head.client, employee]) {
      await client.put('/profile/language', { language });
      const page = await openPortal(stage, client, '', { viewport: { width: 600, height: 800 } });
      await page.getByRole('navigation').getByRole('link').first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await soon(async () => ({ width, tooWide: await tooWide(page) })).toEqual({
          width,
          tooWide: 0,
        });
      }
    }
  },
);
