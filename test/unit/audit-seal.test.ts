import { describe, expect, test } from '@jest/globals';
import { personalDigest, sealHash, createSeals, type SealedEntry } from '../../api/audit/seal.js';

const entry: SealedEntry = {
  id: 'e1',
  recorded_at: 1,
  actor_id: 'a1',
  actor_name: 'Ada',
  action: 'employee.update',
  subject: 'employee',
  employee_id: null,
  subject_id: 's1',
  subject_name: 'Zoë',
  value_before: '{"salary":1}',
  value_after: '{"salary":2}',
  request_id: 'r1',
  changeset_id: null,
  names_folded: 'zoe\nada',
};
const erased = {
  ...entry,
  actor_name: '',
  subject_name: '',
  value_before: null,
  value_after: null,
  names_folded: null,
};

describe('a seal', () => {
  const [seal] = createSeals({ number: 0, hash: '' }, [entry], 5);
  if (!seal) throw new Error('One entry has one seal.');

  test('holds when the personal fields and their salt are erased', () => {
    expect(sealHash(erased, seal)).toBe(seal.hash);
  });

  test('tells a changed personal field by its digest, and every other change by its hash', () => {
    expect(personalDigest(entry, String(seal.salt))).toBe(seal.digest);
    expect(personalDigest({ ...entry, subject_name: 'Zoe' }, String(seal.salt))).not.toBe(
      seal.digest,
    );
    expect(sealHash({ ...entry, action: 'employee.add' }, seal)).not.toBe(seal.hash);
  });

  test('does not tell by its digest who or what it was: equal entries have digests of their own', () => {
    const [other] = createSeals({ number: 0, hash: '' }, [entry], 5);
    expect(other?.digest).not.toBe(seal.digest);
  });
});
