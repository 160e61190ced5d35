import { useCallback, useRef, useState } from 'react';
import type { EmployeeRecord } from '../../../../api/contract/employee/employees.js';
import { RequestFailed } from '../../api/http-client';
import { useApi } from '../../api/use-api';
import { useNotifyError } from '../../api/use-notify-error';
import { useWithConfirmation } from '../../shell/confirmation/confirmation-context';
import { plainAmount } from '../../forms/plain-amount';
import {
  BASICS,
  changedFields,
  CONTACT,
  editable,
  type EditedEmployee,
  type EditedField,
  editedIn,
  EMPLOYMENT,
  IDENTITY,
} from './employee-changes';
import { useSettledQuestion, type WithSettled } from '../employment/settled-question';
import type { Employee } from '../employee';
import { useLargeChange } from '../pay/use-large-change';
import { useEmployeeRefresh } from '../use-employee';

/** Each section with changes has its own call; after a failure the sections already stored are not sent again. */
export function useEmployeeSave(loaded: Employee, onSaved: () => void) {
  const notifyError = useNotifyError();
  const refresh = useEmployeeRefresh();
  const { withSettled, question: settledQuestion } = useSettledQuestion();
  const { ask, question: largeQuestion } = useLargeChange();
  const saveSections = useSectionCalls(withSettled, ask);
  // Changes are compared with this record and not with a newer one, so that another admin's edit is not taken over unnoticed.
  const [base, setBase] = useState(loaded);
  const [stale, setStale] = useState<string>();
  const done = useRef(false);
  const isSaved = useCallback(() => done.current, []);

  async function save(values: Record<string, unknown>) {
    const edited = editedIn(values);
    // The form's version is older if what was typed has been put back after a sign-in.
    const version = values.version as Employee['version'];
    let stored = base;
    try {
      await saveSections(
        { ...base, version },
        edited,
        changedFields(edited, editable(base)),
        (answer) => (stored = { ...answer, id: base.id }),
      );
    } catch (failure) {
      setBase(stored);
      if (stored !== base) void refresh();
      if (failure instanceof RequestFailed && failure.body.code === 'request.stale')
        return setStale(failure.message);
      notifyError(failure);
      return failure instanceof RequestFailed ? failure.body.errors : undefined;
    }
    done.current = true;
    await refresh();
    onSaved();
  }

  function rebase(latest: Employee) {
    setBase(latest);
    setStale(undefined);
  }

  const question = settledQuestion ?? largeQuestion;
  return { question, base, rebase, save, isSaved, stale, onStaleSeen: () => setStale(undefined) };
}

function useSectionCalls(withSettled: WithSettled, ask: ReturnType<typeof useLargeChange>['ask']) {
  const api = useApi();
  const withConfirmation = useWithConfirmation();

  /** The part that is refused most often goes first. The basics are sent without changes too, so that saving always does something. */
  return async function saveSections(
    { id, version }: Employee,
    edited: EditedEmployee,
    changed: EditedField[],
    onStored: (answer: EmployeeRecord) => void,
  ) {
    let current = version;
    const stored = (answer: EmployeeRecord) => {
      current = answer.version;
      onStored(answer);
    };
    const fieldsOf = <Field extends EditedField>(fields: readonly Field[]) =>
      Object.fromEntries(fields.map((field) => [field, edited[field]]));
    const changedOf = <Field extends EditedField>(fields: readonly Field[]) =>
      fields.filter((field) => changed.includes(field));

    const { employeeId, dob, gender } = edited;
    if (changedOf(IDENTITY).length > 0)
      stored(
        await api.correctIdentity(id, {
          employeeId,
          dob: dob || null,
          gender: gender || null,
          version: current,
        }),
      );
    const employment = changedOf(EMPLOYMENT);
    const decider = (field: 'approver' | 'deputy') =>
      employment.includes(field) ? { [field]: edited[field] || null } : {};
    if (employment.length > 0)
      stored(
        await withConfirmation(() =>
          withSettled((settled) =>
            api.changeEmployment(id, {
              ...fieldsOf(employment),
              ...decider('approver'),
              ...decider('deputy'),
              ...settled,
              version: current,
            }),
          ),
        ),
      );
    if (changedOf(BASICS).length > 0 || changed.length === 0) {
      const basics = { ...fieldsOf(BASICS), salary: plainAmount(edited.salary), version: current };
      stored(
        (
          await ask((confirmed) =>
            api.update<Employee>('employees', {
              id,
              data: { ...basics, confirmed } as unknown as Partial<Employee>,
              previousData: { id } as Employee,
            }),
          )
        ).data,
      );
    }
    const contact = changedOf(CONTACT);
    if (contact.length > 0) stored(await api.correctContact(id, fieldsOf(contact)));
    if (edited.image) stored(await api.changeImage(id, edited.image));
  };
}
