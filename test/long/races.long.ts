import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mariadbInstalled, startMariaDb } from '../support/mariadb.mjs';
import { crowdOf, type Crowd, type Round } from './crowd.js';
import { Galera, provider } from './galera.js';
import { fact, note, ROUNDS, skipped } from './notes.js';
import { lastAdmins } from './race-admins.js';
import { replacedApprovers, steps } from './race-approvals.js';
import { coverage } from './race-coverage.js';
import { decisions } from './race-decisions.js';
import { closedDepartments } from './race-departments.js';
import { staleDepartment, staleEmployee } from './race-edits.js';
import { emailIdentities } from './race-emails.js';
import { jobs } from './race-jobs.js';
import { closings } from './race-leave-closing.js';
import { adjustments, hireDates, ownAssignment, policyVersions } from './race-leave-facts.js';
import { listedBalances } from './race-leave-list.js';
import { overdraws, shortenings } from './race-leave.js';
import { payroll } from './race-payroll.js';
import { repeats } from './race-repeats.js';
import { revisions } from './race-revisions.js';
import { signatures } from './race-signatures.js';
import { embedded, onServers, type Stage } from './stage.js';

const RACES: Record<string, (crowd: Crowd) => Promise<Round>> = {
  'the last two admins demote themselves, or each other, at once (6)': lastAdmins,
  'five approvals and five rejections of one request at once (29)': decisions,
  'one leave request ten times at once (30)': repeats('leave request', { keyed: false }),
  'one leave request ten times at once under one key (30)': repeats('leave request', {
    keyed: true,
  }),
  'one salary record ten times at once (30)': repeats('salary record', { keyed: false }),
  'one salary record ten times at once under one key (30)': repeats('salary record', {
    keyed: true,
  }),
  'one employee ten times at once (30)': repeats('employee', { keyed: false }),
  'one employee ten times at once under one key (30)': repeats('employee', { keyed: true }),
  'ten edits of an employee based on one read at once (34)': staleEmployee,
  'ten edits of a department based on one read at once (34)': staleDepartment,
  'one email address in ten spellings at once (35)': emailIdentities,
  'ten requests of two days at once with three left': overdraws,
  'five approvals and five shortenings of one request at once': shortenings,
  'nine requests beside four adjustments of the balance': adjustments,
  'nine requests beside another policy of the person': ownAssignment,
  'nine requests beside another hire date': hireDates,
  'nine requests beside a new version of the policy': policyVersions,
  'a new version of a policy while balances are listed anew': listedBalances,
  'a leave year is closed beside a request, decisions, an entry and a hire date': closings,
  'nine requests of overlapping days under a rule that lets one be away': coverage,
  'a department is closed while three people are moved to it': closedDepartments,
  'nine changes, edits and withdrawals of one title at once': jobs,
  'nine revisions, edits and withdrawals of one salary at once': revisions,
  'a raise, a bonus and approvals of a regular and an off-cycle run at once, then payments':
    payroll,
  'signatures of a run beside a change, beside each other, and beside the end of the account that signs':
    signatures,
  // Last, since from here on approvals are on.
  'ten decisions, passings and a withdrawal at the steps of one request at once': steps,
  'an approver replaced while they decide': replacedApprovers,
};

interface Scene {
  missing?: string;
  open: () => Promise<Stage>;
  /** How often the database made one transaction give way to another so far, and what it calls that. */
  givenUp?: () => Promise<number>;
}

let cluster: Galera | undefined;
const noServer = mariadbInstalled()
  ? undefined
  : 'MariaDB is not installed (apt install mariadb-server)';

const SCENES: Record<string, Scene> = {
  'embedded database': { open: async () => embedded().start() },
  'MariaDB, innodb_snapshot_isolation off, two instances': {
    missing: noServer,
    open: () => onMariaDb('OFF'),
  },
  'MariaDB, innodb_snapshot_isolation on, two instances': {
    missing: noServer,
    open: () => onMariaDb('ON'),
  },
  'Galera, three nodes, an instance at each': {
    missing: noServer ?? (provider ? undefined : 'Galera is not installed (apt install galera-4)'),
    open: async () => {
      cluster = await Galera.start();
      fact(`Galera provider ${await cluster.status(0, 'wsrep_provider_version')}`);
      return (
        await onServers(
          cluster.nodes.map(({ url }) => url),
          () => (cluster as Galera).stop(),
        )
      ).start();
    },
    givenUp: () => (cluster as Galera).clashes(),
  },
};

async function onMariaDb(snapshots: 'ON' | 'OFF'): Promise<Stage> {
  const server = await startMariaDb({ settings: [`--innodb-snapshot-isolation=${snapshots}`] });
  const stage = await onServers([server.url, server.url], server.stop);
  return stage.start();
}

for (const [title, { missing }] of Object.entries(SCENES))
  if (missing) skipped(`Races: ${title}`, missing);

describe.each(Object.entries(SCENES).filter(([, { missing }]) => !missing))(
  'Races: %s',
  (_title, { open, givenUp }) => {
    let stage: Stage;
    let crowd: Crowd;

    beforeAll(async () => {
      stage = await open();
      crowd = await crowdOf(stage);
    }, 300_000);
    afterAll(() => stage?.stop(), 60_000);

    test.each(Object.entries(RACES))('%s', async (_race, prepare) => {
      const before = await givenUp?.();
      const round = await prepare(crowd);
      const wrong: string[] = [];
      for (let n = 0; n < ROUNDS; n++) {
        const faults = await round(n);
        if (faults.length > 0) wrong.push(`round ${n}: ${faults.join('; ')}`);
      }
      const clashes =
        before === undefined
          ? ''
          : `, ${((await givenUp?.()) ?? 0) - before} transactions aborted by conflicts between nodes`;
      note(`${ROUNDS} rounds, ${wrong.length} wrong${clashes}`);
      expect(wrong.slice(0, 5)).toEqual([]);
    });

    test('afterwards the database is sound, nothing is half done and every instance reports the right totals', async () => {
      const faults = await stage.faults();
      if (cluster && givenUp) faults.push(...(await cluster.differences()));
      note(`${faults.length} faults`);
      expect(faults).toEqual([]);
    });
  },
);
