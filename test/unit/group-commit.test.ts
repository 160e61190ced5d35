import { join } from 'node:path';
import { setImmediate as round } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { EmbeddedSqlite } from '../../api/platform/database/connection/embedded-sqlite.js';
import { GroupCommit } from '../../api/platform/database/transaction/group-commit.js';
import { temporaryFolder } from '../../scripts/lib/temporary-folder.mjs';

let folder: { folder: string; remove: () => void };
let writer: EmbeddedSqlite;
let reader: EmbeddedSqlite;
let group: GroupCommit;

beforeEach(() => {
  folder = temporaryFolder('group-commit');
  const file = join(folder.folder, 'database.sqlite');
  writer = new EmbeddedSqlite(file);
  writer.exec('CREATE TABLE note (text TEXT NOT NULL UNIQUE)');
  reader = new EmbeddedSqlite(file, { readonly: true });
  group = new GroupCommit(() => writer);
});
afterEach(() => {
  reader.close();
  writer.close();
  folder.remove();
});

const add = (text: string) => writer.prepare('INSERT INTO note (text) VALUES (?)').run(text);
const committed = () => reader.prepare('SELECT text FROM note ORDER BY text').all().map(({ text }) => text);

/** 'waits', 'stored', or why it was lost. */
function watched(stored: Promise<void>): { state: string; over: Promise<void> } {
  const unit = { state: 'waits', over: Promise.resolve() };
  unit.over = stored.then(() => void (unit.state = 'stored'), (error: Error) => void (unit.state = error.message));
  return unit;
}

function unit(text: string) {
  group.begin(true);
  add(text);
  const one = watched(group.commitUnit());
  group.unitEnded();
  return one;
}

test('a unit that nobody comes after is stored in the same round of the event loop', async () => {
  const one = unit('alone');
  await one.over;
  expect([one.state, committed()]).toEqual(['stored', ['alone']]);
});

test('of a unit that is under way when the connection closes nothing is stored, of those before it all', async () => {
  const first = unit('first');
  group.begin(true);
  add('half');
  group.close();
  await first.over;
  expect([first.state, committed(), writer.isTransaction]).toEqual(['stored', ['first'], false]);
});

test('who is under way when the round ends commits for all', async () => {
  const first = unit('first');
  group.begin(true);
  add('second');
  await round();
  expect([first.state, committed()]).toEqual(['waits', []]);
  const second = watched(group.commitUnit());
  group.unitEnded();
  await Promise.all([first.over, second.over]);
  expect(committed()).toEqual(['first', 'second']);
});

test('nobody is told to be stored, and nobody else sees anything, before all are', async () => {
  const first = unit('first');
  await Promise.resolve();
  expect([first.state, committed()]).toEqual(['waits', []]);
  const second = unit('second');
  await Promise.all([first.over, second.over]);
  expect([first.state, second.state, committed()]).toEqual(['stored', 'stored', ['first', 'second']]);
});

test('what one undoes is its own, and whoever waits is stored', async () => {
  const first = unit('first');
  group.begin(true);
  add('wrong');
  group.rollbackUnit();
  group.unitEnded();
  await first.over;
  expect([first.state, committed(), writer.isTransaction]).toEqual(['stored', ['first'], false]);
});

test('a unit undone alone leaves no transaction open', () => {
  group.begin(true);
  add('wrong');
  group.rollbackUnit();
  group.unitEnded();
  expect([committed(), writer.isTransaction]).toEqual([[], false]);
});

test('whoever comes after a first one that was undone is stored', async () => {
  group.begin(true);
  add('wrong');
  group.rollbackUnit();
  group.unitEnded();
  const next = unit('next');
  await next.over;
  expect([next.state, committed()]).toEqual(['stored', ['next']]);
});

test('what takes long begins when those before it are stored, and keeps nothing in memory', async () => {
  const first = unit('first');
  expect(writer.pragma('temp_store')).toEqual([{ temp_store: 2 }]);
  group.begin(false);
  expect([committed(), writer.pragma('temp_store')]).toEqual([['first'], [{ temp_store: 0 }]]);
  add('long');
  group.rollbackUnit();
  group.unitEnded();
  await first.over;
  expect([first.state, committed()]).toEqual(['stored', ['first']]);
});

test('when the engine gives a first one up, it is not told to be stored', async () => {
  group.begin(true);
  add('first');
  writer.exec('ROLLBACK');
  expect(() => group.commitUnit()).toThrow();
  group.unitEnded();
  const later = unit('later');
  await later.over;
  expect([later.state, committed()]).toEqual(['stored', ['later']]);
});

test('when the engine gives the transaction up, nobody is told to be stored', async () => {
  const first = unit('first');
  group.begin(true);
  add('second');
  // As a full disk does.
  writer.exec('ROLLBACK');
  expect(() => group.commitUnit()).toThrow();
  group.unitEnded();
  await first.over;
  expect(first.state).not.toBe('stored');
  expect(committed()).toEqual([]);
  await unit('later').over;
  expect(committed()).toEqual(['later']);
});

test('a commit that fails loses all, and says so to each', async () => {
  writer.exec('CREATE TABLE reply (text TEXT REFERENCES note (text) DEFERRABLE INITIALLY DEFERRED)');
  const first = unit('first');
  group.begin(true);
  writer.prepare("INSERT INTO reply (text) VALUES ('to nobody')").run();
  const second = watched(group.commitUnit());
  group.unitEnded();
  await Promise.all([first.over, second.over]);
  expect([first.state, second.state]).toEqual([expect.stringMatching(/FOREIGN KEY/), expect.stringMatching(/FOREIGN KEY/)]);
  expect([committed(), writer.isTransaction]).toEqual([[], false]);
});

test('many in a row are stored in between, however many wait', async () => {
  const units = Array.from({ length: 40 }, (_, n) => unit(`unit ${n}`));
  await units[0]?.over;
  expect(units.filter(({ state }) => state === 'stored')).toHaveLength(32);
  group.commit();
  await units[39]?.over;
  expect(committed()).toHaveLength(40);
});
