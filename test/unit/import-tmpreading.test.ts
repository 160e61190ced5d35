import { readFileSync } from 'node:fs';
import { test } from '@jest/globals';
import { openTable } from '../../api/import/csv-table.js';
import { ColumnProfiles } from '../../api/import/column-profile.js';
import { proposeMapping } from '../../api/import/mapping-proposal.js';
import { requireUsable } from '../../api/import/mapping-faults.js';
import { readEmployeeRow } from '../../api/import/employee-row.js';
import { emailFrom } from '../../api/import/email-pattern.js';
import { nameKeys } from '../../api/import/person-name.js';

test('real', () => {
  const table = openTable(readFileSync('/work/shared/data/HRDataset_v14.csv'));
  console.log(table.encoding, table.separator, table.headings.length);
  const p = new ColumnProfiles(table.headings);
  for (const { cells } of table.rows) p.add(cells);
  const columns = p.finish();
  for (const c of columns) console.log(JSON.stringify({...c, values: c.values?.slice(0,3)}));
  const mapping = proposeMapping('employees', columns, '2026-11-18');
  console.log(JSON.stringify(mapping, null, 1));
  try { requireUsable('employees', mapping, columns); } catch (e) { console.log((e as any).errors); }
  mapping.payPeriod = 'year';
  requireUsable('employees', mapping, columns);
  let n = 0; const emails = new Map(); const keys = new Map(); const managers = new Map();
  const at = new Map(table.headings.map((h, i) => [h, i]));
  for (const { cells, extra, row } of table.rows) {
    const r = readEmployeeRow((h) => cells[at.get(h)!] ?? '', mapping, '2026-11-18');
    n++;
    if (r.faults.length || extra) console.log(row, r.faults, extra);
    const e = emailFrom(mapping.emailPattern!, r.values as any); emails.set(e, (emails.get(e) ?? 0) + 1);
    for (const k of nameKeys(r.values.name!)) keys.set(k, r.values.name);
    managers.set(r.values.manager, 1);
    if (n < 4 || n === 311) console.log(r.values, e);
  }
  console.log(n, [...emails].filter(([, c]) => c > 1));
  for (const m of managers.keys()) console.log(m, '->', keys.get(nameKeys(m)[0]) ?? keys.get(nameKeys(m)[1]));
});
test('speed', () => {
  const head = Array.from({ length: 36 }, (_, i) => `Heading ${i}`);
  const p = new ColumnProfiles(head);
  const rows = Array.from({ length: 1000 }, (_, r) => head.map((_, c) => c < 4 ? `${1 + (r * 7) % 12}/${1 + r % 28}/${1950 + r % 70}` : c < 8 ? `${50000 + r * 13}.50` : c < 20 ? `Some text ${r} ${c}` : c < 30 ? `V${r % 5}` : c < 33 ? `${r}` : ''));
  let t = Date.now();
  for (let i = 0; i < 100; i++) for (const r of rows) p.add(r.map((x, c) => (c < 30 && c >= 8 ? x + (c < 20 ? i : '') : x)));
  p.finish(); console.log('profile 100k x 36', Date.now() - t);
  const csv = Buffer.from(head.join(',') + '\n' + rows.map((r) => r.join(',')).join('\n').concat('\n').repeat(90).trimEnd());
  const before = process.memoryUsage(); let peak = 0; t = Date.now(); let n = 0;
  for (const { row } of openTable(csv).rows) { n++; if (row % 1000 === 0) { const m = process.memoryUsage(); peak = Math.max(peak, m.rss); } }
  console.log('parse', n, csv.length, Date.now() - t, (peak - before.rss) / 1e6);
});
