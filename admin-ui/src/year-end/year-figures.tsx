import { useState } from 'react';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { serverErrorText } from '../api/use-notify-error';
import { useText } from '../i18n/use-text';
import { PreviewRunning } from '../leave-preview/preview-running';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import type { ShownPeople } from './use-people-counts';
import { useSimulation } from './use-year-end';
import { YearClosing } from './year-closing';
import { YearPeople } from './year-people';
import { YearPolicies } from './year-policies';
import { YearTotals } from './year-totals';

export function YearFigures({ yearEnd }: { yearEnd: YearEndRecord }) {
  const text = useText();
  const { preview, failure, again, cancel } = useSimulation(yearEnd);
  const [shown, setShown] = useState<ShownPeople>('expiring');
  const state = preview?.state;
  const onAgain = <Button onClick={again}>{text('yearEnd.again')}</Button>;
  if (failure)
    return (
      <EmptyState title={text('yearEnd.notWorkedOut')} action={onAgain}>
        {serverErrorText(failure) || text('yearEnd.failed')}
      </EmptyState>
    );
  if (state === 'Cancelled' || state === 'Failed')
    return (
      <EmptyState title={text(`yearEnd.ended.${state}`)} action={onAgain}>
        {text('yearEnd.endedText')}
      </EmptyState>
    );
  if (!preview || state === 'Running')
    return <PreviewRunning title={text('yearEnd.running')} preview={preview} onCancel={cancel} />;
  return (
    <>
      <YearTotals yearEnd={yearEnd} simulation={preview} onAgain={again} />
      <YearPolicies yearEnd={yearEnd} />
      <YearPeople yearEnd={yearEnd} simulation={preview} shown={shown} onShow={setShown} />
      <YearClosing yearEnd={yearEnd} simulation={preview} onShow={setShown} onAgain={again} />
    </>
  );
}
