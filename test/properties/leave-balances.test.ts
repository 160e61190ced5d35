import { expect, jest, test } from '@jest/globals';
import * as fc from 'fast-check';
import { addDays } from '../../api/contract/calendar-date.js';
import { Clock } from '../../api/platform/config/clock.js';
import { hireCast } from '../support/cast.js';
import { serverOfFile } from '../support/server.js';
import { LEAVE_COMMANDS, LeaveModel, type LeaveCommand } from './leave-model.js';

const RUNS = 8;
const ROUNDS = 4;
const SEED = 20_261_123;

let people = 0;
const answered: Record<number, number> = {};

const server = await serverOfFile();
jest.spyOn(server.app.get(Clock), 'today').mockReturnValue('2026-11-22');
const cast = await hireCast(server);

const command: fc.Arbitrary<LeaveCommand> = fc.record({
  kind: fc.constantFrom(...LEAVE_COMMANDS),
  day: fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-12-01', days)),
  length: fc.integer({ min: 1, max: 5 }),
  chosen: fc.nat(20),
});
const round = fc.array(command, { minLength: 4, maxLength: 9 });

test('no order of parallel calls overdraws, and every figure is that of the requests that are left', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 3, max: 9 }),
      fc.integer({ min: 0, max: 2 }),
      fc.array(round, { minLength: ROUNDS, maxLength: ROUNDS }),
      async (yearly, negativeLimit, rounds) => {
        const model = await LeaveModel.begin(server, cast, `L-${(people += 1)}`, {
          yearly,
          negativeLimit,
        });
        for (const commands of rounds) {
          for (const { status } of await Promise.all(commands.map((one) => model.run(one)))) {
            answered[status] = (answered[status] ?? 0) + 1;
            if (status !== 200 && status !== 201) expect([400, 409]).toContain(status);
          }
          await model.check();
        }
      },
    ),
    { numRuns: RUNS, seed: SEED, endOnFailure: true },
  );
  expect(Object.keys(answered)).toEqual(expect.arrayContaining(['200', '201', '409']));
}, 120_000);
