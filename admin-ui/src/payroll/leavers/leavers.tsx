import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import type { PayRunRecord } from '../../../../api/contract/payroll/pay-runs.js';
import { useText } from '../../i18n/use-text';
import { usePayWords } from '../../payslip/use-pay-words';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import page from '../run/run-page.module.css';
import classes from './leavers.module.css';
import { SettlementDialog } from './settlement-dialog';
import { UnsignedEnds } from './unsigned-ends';
import { useLeavers, useUnsignedEnds } from './use-leavers';

/** People who left by the end of the period or still owe, each with a way to settle it. */
export function Leavers({ run }: { run: PayRunRecord }) {
  const text = useText();
  const { formats } = usePayWords(run.payDate);
  const leavers = useLeavers(run);
  const { data: unsigned = [] } = useUnsignedEnds();
  const { settleButton, dialog } = useSettle(run);
  if (leavers.length + unsigned.length === 0) return dialog;
  return (
    <section className={page.section}>
      <h2>{text('leavers.title')}</h2>
      <p className={page.intro}>{text('leavers.intro')}</p>
      <ul className={`${page.rows} ${classes.people}`}>
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
            {settleButton(id, name)}
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}

/** The row may be read anew, or go, while the dialog of its person is open. */
export function useSettle(run: PayRunRecord) {
  const text = useText();
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  return {
    settleButton: (id: string, name: string) => (
      <Button
        aria-label={text('leavers.settleOf', { name })}
        onClick={() => setAsked({ id, name })}
      >
        {text('leavers.settle')}
      </Button>
    ),
    dialog: asked && (
      <SettlementDialog
        run={run}
        employee={asked.id}
        name={asked.name}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
