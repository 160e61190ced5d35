import { milliseconds } from './load.mjs';
import { withAdmin } from './signed-in.mjs';

const [PEOPLE, PAGE] = [1_000, 100];

/** A salary round that is looked at before it is stored: from the period of the next run, and as told late. */
export async function jobCase(database, table) {
  await withAdmin(database, async (admin) => {
    await admin.confirm();
    const people = await firstPeople(admin);
    const { next } = await admin.get('/payroll/run/next');
    const preview = (from) =>
      milliseconds(() =>
        admin.send('POST', '/job/preview', {
          people,
          from,
          set: { round: { percent: 3, step: 10 } },
        }),
      );
    table.seconds(
      `Preview of a salary round for ${people.length} people`,
      await preview(next.from),
    );
    table.seconds(
      '… from a year before',
      await preview(`${Number(next.from.slice(0, 4)) - 1}${next.from.slice(4)}`),
    );
  });
}

async function firstPeople(admin) {
  const people = [];
  for (let start = 0; start < PEOPLE; start += PAGE) {
    const { employees } = await admin.get('/employee', {
      range: [start, start + PAGE - 1],
      filter: { status: ['Active'] },
    });
    people.push(...employees.map(({ _id }) => _id));
  }
  return people;
}
