import { PASSWORD } from '../support/cast.js';
import { ADMIN } from '../support/server.js';
import { Findings, type Crowd, type Round } from './crowd.js';

const CONFIRM_EVERY = 20;
const TRIES = 6;
// By the rule; or for want of a session, or of the role, when the other was sooner.
const REFUSALS = ['409 account.last_admin', '401 auth.required', '403 access.denied'];

/** Attack 6: the only two admins take their roles from each other, or each from themselves, at once. */
export async function lastAdmins({ stage, cast }: Crowd): Promise<Round> {
  const people = [
    { id: cast.admin.user._id, email: ADMIN.email, password: ADMIN.password, client: cast.admin },
    {
      id: cast.ruth.userId._id,
      email: cast.ruth.email,
      password: PASSWORD,
      client: cast.ruthClient,
    },
  ];
  return async (n) => {
    const found = new Findings();
    if (n % CONFIRM_EVERY === 0)
      for (const { client, password } of people) await client.confirm(password);
    // Each three times, so that at least two of them meet in the middle.
    const tries = Array.from({ length: TRIES }, (_, place) => {
      const { client } = people[place % 2] as (typeof people)[number];
      const { id } = people[(place + n) % 2] as (typeof people)[number];
      return {
        id,
        sent: stage
          .spread(client)(n + place)
          .put(`/account/${id}`, { role: 'employee' }),
      };
    });
    const lost = new Set<string>();
    for (const { id, sent } of tries) {
      const { status, body } = await sent;
      if (status === 200) lost.add(id);
      else if (!REFUSALS.includes(`${status} ${body.code}`))
        found.faults.push(`${status} ${body.code}: ${body.error}`);
    }
    found.same('who was told to have lost the role', lost.size, 1);

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
