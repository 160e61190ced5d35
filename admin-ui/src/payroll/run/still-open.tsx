import { CirclePause, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AbsentRecord, PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useNotifyError } from '../../api/use-notify-error';
import { useText } from '../../i18n/use-text';
import { officePath } from '../../paths';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { ABSENT_ID } from '../people/people-anchors';
import { useSettle } from '../leavers/leavers';
import { UnsignedEnds } from '../leavers/unsigned-ends';
import { useUnsignedEnds } from '../leavers/use-leavers';
import { payrollCalls } from '../payroll-calls';
import { useReason } from '../refusal-text';
import { useAbsent, useOwing } from '../use-run';
import page from './run-page.module.css';

/** After a run is paid: who was on hold, and what is still to recover. */
export function StillOpen({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { data: absent = [] } = useAbsent(run);
  const { formats } = usePayWords(run.payDate);
  const held = absent.filter(({ reason }) => reason === 'held');
  const owing = useOwing(run);
  const { data: unsigned = [] } = useUnsignedEnds();
  const { settleButton, dialog } = useSettle(run);
  if (held.length + owing.length + unsigned.length === 0) return dialog;
  return (
    <section id={ABSENT_ID} className={page.section}>
      <h2>{text('payRun.open.title')}</h2>
      <ul className={page.rows}>
        {held.map((person) => (
          <HeldPerson key={person.employee._id} run={run} of={person} />
        ))}
        <UnsignedEnds run={run} ends={unsigned} />
        {owing.map(({ id, name, amount }) => (
          <li key={id}>
            <Icon of={Undo2} />
            <span>
              {text('payRun.open.toRecover', { name, amount: formats.money(amount) })}
              <small>{text('payRun.open.toRecoverText')}</small>
            </span>
            {settleButton(id, name)}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

function HeldPerson({ run, of: person }: { run: PayRunRecord; of: AbsentRecord }) {
  const text = useText();
  const note = useReason(person.note ?? '', person.noteRefusal);
  return (
    <li>
      <Icon of={CirclePause} />
      <span>
        {text('payRun.open.held', { name: person.employee.name })}
        <small>
          {text('payRun.open.heldText', {
            // The text ends the sentence.
            note: note.replace(/\.$/, '') || text('payRun.people.reasons.held'),
          })}
        </small>
      </span>
      <PayOffCycle run={run} of={person} />
    </li>
  );
}

/** Makes the draft of an off-cycle run of one person and opens it. */
function PayOffCycle({ run, of: { employee } }: { run: PayRunRecord; of: AbsentRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);

  async function start() {
    setBusy(true);
    try {
      const { _id } = await payrollCalls.add({
        kind: 'offCycle',
        people: [employee._id],
        everything: true,
        period: run.period.from,
      });
      await navigate(officePath.payRun(_id));
    } catch (failure) {
      setBusy(false);
      notifyError(failure);
    }
  }

  return (
    <Button
      aria-label={text('payRun.open.payOf', { name: employee.name })}
      aria-disabled={busy}
      busy={busy}
      onClick={() => void (busy || start())}
    >
      {text('payRun.open.pay')}
    </Button>
  );
}
