import { ADMIN } from '../support/server.js';
import { PASSWORD } from '../support/cast.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const CONFIRM_EVERY = 20;

/** Attack 6: the only two admins take their roles from each other, or each from themselves, at once. */
export async function lastAdmins({ stage, cast }: Crowd): Promise<Round> {
  const people = [
    { id: cast.admin.user._id, email: ADMIN.email, password: ADMIN.password, client: cast.admin },
    { id: cast.ruth.userId._id, email: cast.ruth.email, password: PASSWORD, client: cast.ruthClient },
  ];
  return async (n) => {
    const found = new Findings();
    if (n % CONFIRM_EVERY === 0) for (const { client, password } of people) await client.confirm(password);
    const answers = await Promise.all(
      people.map(({ client }, place) => {
        const whom = people[n % 2 === 0 ? place : 1 - place] as (typeof people)[number];
        return stage.spread(client)(n + place).put(`/account/${whom.id}`, { role: 'employee' });
      }),
    );
    found.same('how many went through', answers.filter(({ status }) => status === 200).length, 1);
    const refused = answers.find(({ status }) => status !== 200);
    // By the rule; or for want of a session, or of the role, when the other was sooner.
    const right = ['409 account.last_admin', '401 auth.required', '403 access.denied'];
    if (refused && !right.includes(`${refused.status} ${refused.body.code}`)) found.faults.push(`${refused.status} ${refused.body.code}: ${refused.body.error}`);

    const admins = await stage.rows<{ id: string }>("SELECT id FROM account WHERE role = 'admin'");
    found.same('admins left', admins.length, 1);
    const [left, other] = people[0]?.id === admins[0]?.id ? people : [...people].reverse();
    if (!left || !other) return found.faults;
    const again = await stage.spread(left.client)(n).put(`/account/${other.id}`, { role: 'admin' });
    found.same('made an admin again', again.status, 200);
    for (const person of people) {
      if ((await person.client.get('/auth/verify')).status === 200) continue;
      await person.client.signIn(person.email, person.password);
      await person.client.confirm(person.password);
    }
    return found.faults;
  };
}
