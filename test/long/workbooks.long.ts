// Every workbook, table and calendar of test/attacks/workbooks.test.ts, where `npm test -- --all` has one of each kind.
process.env.ALL_CASES = '1';
await import('../attacks/workbooks.test.js');
