import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { EmployeeRecord } from '../../../api/contract/records.js';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../providers/http-client';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import { changedFields, CONTACT, correctable, correctedIn, EMPLOYMENT, IDENTITY } from './corrections-changes';
import type { Employee } from './employee';
import { useEmployeeRefresh } from './employee-details-record';

/** Sends the parts that were changed, each by its own call, and remembers which of them are stored. */
export function useCorrecting(latest: Employee) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const office = useOffice();
  const refuse = useRefusal();
  const refresh = useEmployeeRefresh();
  // What the corrections are measured by; somebody else's edit in the meantime must not slip in unseen.
  const [held, hold] = useState(latest);
  const [stale, setStale] = useState<string>();
  const done = useRef(false);
  const saved = useCallback(() => done.current, []);
  const follow = useCallback(() => hold(latest), [latest]);

  async function save(values: Record<string, unknown>) {
    const corrected = correctedIn(values);
    const changed = changedFields(corrected, correctable(held));
    if (changed.length === 0) return notify(text('employees.corrections.none'));
    let stored = held;
    const took = (answer: EmployeeRecord) => (stored = { ...answer, id: held.id });
    try {
      if (IDENTITY.some((field) => changed.includes(field))) {
        const { employeeId, dob, gender } = corrected;
        took(await office.correctIdentity(held.id, { employeeId, dob, gender, version: held.version }));
      }
      const employment = EMPLOYMENT.filter((field) => changed.includes(field));
      if (employment.length > 0) {
        const change = Object.fromEntries(employment.map((field) => [field, corrected[field]]));
        took(await office.changeEmployment(held.id, { ...change, version: stored.version }));
      }
      const contact = CONTACT.filter((field) => changed.includes(field));
      if (contact.length > 0) took(await office.correctContact(held.id, Object.fromEntries(contact.map((field) => [field, corrected[field]]))));
      if (corrected.image) took(await office.changeImage(held.id, corrected.image));
    } catch (failure) {
      hold(stored);
      if (stored !== held) void refresh();
      return told(failure);
    }
    done.current = true;
    await refresh();
    notify(text('employees.corrections.saved'), { type: 'success' });
    void navigate(address.employee(held.id));
  }

  /** What is wrong with which field, for the form to show. */
  function told(failure: unknown) {
    if (failure instanceof RequestFailed && failure.body.code === 'request.stale') return setStale(failure.message);
    if (failure instanceof RequestFailed && failure.body.errors) return failure.body.errors;
    refuse(failure);
  }

  return { held, follow, save, saved, stale, onStaleSeen: () => setStale(undefined) };
}
