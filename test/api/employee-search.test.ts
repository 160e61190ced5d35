import { expect, test } from '@jest/globals';
import { newId } from '../../api/platform/database/statements/ids.js';
import { insertRow } from '../../api/platform/database/statements/insert-rows.js';
import { UnitOfWork } from '../../api/platform/database/transaction/unit-of-work.js';
import { hire, hireCast } from '../support/cast.js';
import { rows } from '../support/rows.js';
import { serverOfFile } from '../support/server.js';

const server = await serverOfFile();
const cast = await hireCast(server);

test('a search of twenty words that all stand in the names of 2,000 departments is answered', async () => {
  const words = Array.from({ length: 20 }, (_, n) => `w${String.fromCharCode(97 + n)}`);
  const [department = {}] = await rows(server, 'SELECT * FROM department WHERE id = ?', [
    cast.sales._id,
  ]);
  const last = newId();
  await server.app.get(UnitOfWork).write(async (manager) => {
    for (let n = 1; n <= 2_000; n++) {
      const name = `${words.join(' ')} ${n}`;
      await insertRow(manager, 'department', {
        ...department,
        id: n === 2_000 ? last : newId(),
        name,
        name_key: name,
        name_folded: name,
      });
    }
  });
  const found = await hire(cast.admin, {
    name: 'Found there',
    employeeId: 'F-1',
    department: last,
  });
  const { status, body } = await cast.admin.get(
    `/employee?${new URLSearchParams({ range: '[0,9]', filter: JSON.stringify({ q: words.join(' ') }) })}`,
  );
  expect({ status, ids: body.employees?.map(({ _id }: { _id: string }) => _id) }).toEqual({
    status: 200,
    ids: [found._id],
  });
});
