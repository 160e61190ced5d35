import { milliseconds } from './load.mjs';
import { peopleFile } from './people-file.mjs';
import { withAdmin } from './signed-in.mjs';

const PEOPLE = 10_000;

/** A file of employees: checked, then applied. */
export async function importCase(database, table) {
  await withAdmin(database, async (admin) => {
    const form = new FormData();
    form.append('kind', 'employees');
    form.append('file', new Blob([peopleFile(PEOPLE)]), 'people.csv');
    const {
      import: { _id },
      proposal,
    } = await admin.send('POST', '/import/add', form);
    const step = (name, body, state) =>
      milliseconds(async () => {
        await admin.send('POST', `/import/${name}/${_id}`, body);
        const { import: ended } = await admin.until(
          `/import/single/${_id}`,
          ({ import: now }) => now.state === state || now.fault,
        );
        if (ended.fault) throw new Error(ended.fault);
      });
    table.seconds(
      `Import of ${PEOPLE.toLocaleString('en')} employees: check`,
      await step(
        'check',
        {
          mapping: {
            ...proposal,
            payPeriod: 'year',
            emailPattern: '{first}.{last}@company.example',
          },
        },
        'Checked',
      ),
    );
    await admin.confirm();
    table.seconds('… apply', await step('apply', {}, 'Applied'));
  });
}
