import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import page from '../run/run-page.module.css';
import { SettlementDialog } from './settlement-dialog';
import { UnsignedEnds } from './unsigned-ends';
import { useLeavers, useUnsignedEnds } from './use-leavers';

/** Who left by the end of the period or still owes, each with a way to settle it. */
export function Leavers({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const leavers = useLeavers(run);
  const { data: unsigned = [] } = useUnsignedEnds();
  if (leavers.length + unsigned.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>{text('leavers.title')}</h2>
      <p className={page.intro}>{text('leavers.intro')}</p>
      <ul className={page.rows}>
        <UnsignedEnds run={run} ends={unsigned} />
        {leavers.map(({ id, name, leftOn, toRecover }) => (
          <li key={id}>
            <Icon of={DoorOpen} />
            <span>
              <bdi>{name}</bdi>
              <small>
                {[
                  ...(leftOn ? [text('leavers.left', { date: formats.day(leftOn) })] : []),
                  ...(toRecover
                    ? [text('leavers.toRecover', { amount: formats.money(toRecover) })]
                    : []),
                ].join(', ')}
              </small>
            </span>
            <Settle run={run} employee={id} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Settle({
  run,
  employee,
  name,
}: {
  run: PayRunRecord;
  employee: string;
  name: string;
}) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button aria-label={text('leavers.settleOf', { name })} onClick={() => setAsked(true)}>
        {text('leavers.settle')}
      </Button>
      {asked && (
        <SettlementDialog
          run={run}
          employee={employee}
          name={name}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
