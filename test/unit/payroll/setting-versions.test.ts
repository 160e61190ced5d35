import { expect, test } from '@jest/globals';
import type { PeriodSettings } from '../../../api/contract/payroll/payroll-settings.js';
import { duePay } from '../../../api/payroll/due/due.js';
import { versionsWith } from '../../../api/payroll/due/setting-versions.js';
import { settlePay } from '../../../api/payroll/settlement/settle-pay.js';
import { at, DECEMBER, MONTHLY, NOVEMBER, OCTOBER, payPerson } from './pay-person.js';

const ALWAYS: PeriodSettings = {
  from: '1950-01-01',
  frequency: 'monthly',
  proration: 'calendar',
  leastNetPercent: 0,
};

test('a changed proration holds from its period on, and the period before keeps its own', () => {
  const versions = versionsWith([ALWAYS], NOVEMBER.from, { proration: 'working' });
  expect(versions).toEqual([ALWAYS, { ...ALWAYS, from: NOVEMBER.from, proration: 'working' }]);
  const rules = { ...MONTHLY, versions };
  const left = payPerson({ salaries: [['2020-01-01', 310_000]], leftOn: '2026-10-14' });
  const joined = payPerson({ salaries: [['2020-01-01', 435_050]], hiredOn: '2026-11-17' });
  const basic = (person: typeof left, period: typeof OCTOBER) =>
    duePay(person, rules, period).components[0]?.amount;
  expect([basic(left, OCTOBER), basic(joined, NOVEMBER)]).toEqual([140_000, 207_167]);
});

test('somebody who left in October gets nothing in November from a proration that changed then', () => {
  const left = payPerson({ salaries: [['2020-01-01', 310_000]], leftOn: '2026-10-14' });
  const { lines } = settlePay({
    person: left,
    rules: MONTHLY,
    period: OCTOBER,
    earlier: [],
    history: { slips: [], held: new Set(), reversed: new Map() },
    leastNetPercent: 0,
  });
  const october = {
    period: OCTOBER,
    regular: true,
    everything: true,
    approvedAt: at('2026-10-28'),
    lines,
    toRecover: [],
  };
  const november = settlePay({
    person: left,
    rules: {
      ...MONTHLY,
      proration: 'working',
      versions: versionsWith([ALWAYS], NOVEMBER.from, { proration: 'working' }),
    },
    period: NOVEMBER,
    earlier: [OCTOBER],
    history: { slips: [october], held: new Set(), reversed: new Map() },
    leastNetPercent: 0,
  });
  expect(november.lines).toEqual([]);
});

test('what is changed for an earlier period holds for later ones as well, which keep the rest', () => {
  const later = versionsWith([ALWAYS], DECEMBER.from, { proration: 'working' });
  expect(versionsWith(later, NOVEMBER.from, { leastNetPercent: 30 })).toEqual([
    ALWAYS,
    { ...ALWAYS, from: NOVEMBER.from, leastNetPercent: 30 },
    { ...ALWAYS, from: DECEMBER.from, leastNetPercent: 30, proration: 'working' },
  ]);
  expect(versionsWith(later, NOVEMBER.from, { proration: 'thirty' })).toEqual([
    ALWAYS,
    { ...ALWAYS, from: NOVEMBER.from, proration: 'thirty' },
  ]);
});

test('what is changed back before anything was paid by it leaves no version', () => {
  const changed = versionsWith([ALWAYS], NOVEMBER.from, { proration: 'working' });
  expect(versionsWith(changed, NOVEMBER.from, { proration: 'calendar' })).toEqual([ALWAYS]);
});
