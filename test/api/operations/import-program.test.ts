import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { temporaryPlace } from '../../support/export-folder.js';
import { runProgram } from '../../support/programs.js';
import { ADMIN, serverOfFile } from '../../support/server.js';

const place = temporaryPlace();
const server = await serverOfFile();

const PEOPLE = '10019;Ottilie Faber;Lager\n10020;Emil Weiss;Lager\n';

function files(content: string, mapping?: object): { people: string; mapping: string } {
  const folder = place.next();
  mkdirSync(folder, { recursive: true });
  const [people, mappingFile] = [join(folder, 'people.csv'), join(folder, 'mapping.json')];
  writeFileSync(people, content);
  if (mapping) writeFileSync(mappingFile, JSON.stringify(mapping));
  return { people, mapping: mappingFile };
}

const run = (...args: string[]) =>
  runProgram(
    'import',
    { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, ...server.database.environment },
    args,
  );

test('npm run import reads a file without headings: the mapping that it prints says so, and is followed', async () => {
  const proposed = await run(files(PEOPLE).people);
  const mapping = JSON.parse(proposed.stdout) as object;
  expect(mapping).toMatchObject({ headingsRow: 0, columns: {} });
  const file = files(PEOPLE, {
    ...mapping,
    columns: { employeeId: 'Column 1', name: 'Column 2', department: 'Column 3' },
    emailPattern: '{first}.{last}@company.example',
  });
  const { code, stdout } = await run(file.people, '--mapping', file.mapping, '--dry-run');
  expect(code).toBe(0);
  expect(stdout).toContain(
    "No headings: every row is data, and columns are called 'Column 1', 'Column 2'.\npeople.csv: 2 rows, 2 new,",
  );
});

test('the row of the headings is given, and rows above it are told', async () => {
  const { people } = files(`Staff;all\nas of May;\nEmployee ID;Full Name;Department\n${PEOPLE}`);
  expect(JSON.parse((await run(people, '--headings-row', '2')).stdout)).toMatchObject({
    headingsRow: 2,
    columns: {},
  });
  const mapping = JSON.parse((await run(people)).stdout) as object;
  expect(mapping).toMatchObject({ headingsRow: 3, columns: { name: 'Full Name' } });
  const file = files(`Staff;all\nas of May;\nEmployee ID;Full Name;Department\n${PEOPLE}`, {
    ...mapping,
    emailPattern: '{first}.{last}@company.example',
  });
  expect((await run(file.people, '--mapping', file.mapping, '--dry-run')).stdout).toContain(
    'Headings in row 3; 2 rows above them are not read.\npeople.csv: 2 rows, 2 new,',
  );
  expect(await run(people, '--headings-row', '9')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('The file has no row 9, or it is blank.'),
  });
  expect((await run(people, '--headings-row', 'two')).stderr).toContain('--headings-row');
});
