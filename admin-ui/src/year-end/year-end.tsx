import { useSearchParams } from 'react-router';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { useCountedLeave } from '../api/use-counted-leave';
import { useLeaveTypes } from '../api/use-leave-types';
import { useText } from '../i18n/use-text';
import { usePolicies } from '../api/use-policies';
import { ListHead } from '../lists/list-head';
import { LeaveTabs } from '../shell/leave-tabs';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { ButtonLink, Button } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Skeleton } from '../ui/feedback/skeleton';
import { useYearEnd, useSimulation } from './use-year-end';
import { YearChoice } from './year-choice';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/year-end';
import { useState } from 'react';
import type { YearEndRecord } from '../../../api/contract/leave/leave-year-end.js';
import { serverErrorText } from '../api/use-notify-error';
import { PreviewRunning } from '../leave-preview/preview-running';
import type { ShownPeople } from './use-people-counts';
import { YearClosing } from './year-closing';
import { YearPeople } from './year-people';
import { YearPolicies } from './year-policies';
import { YearTotals } from './year-totals';

export const messages = catalogueOf({ 'year-end': english });

/** Type and year stand in the address. */
export default function YearEnd() {
  const text = useText();
  const counted = useCountedLeave();
  return (
    <>
      <LeaveTabs />
      <ListHead title={text('yearEnd.title')} note={text('yearEnd.subtitle')} />
      {counted ? (
        <OfType />
      ) : (
        <EmptyState
          title={text('yearEnd.noPolicies')}
          action={
            <ButtonLink variant="primary" to={officePath.leavePolicies}>
              {text('yearEnd.toPolicies')}
            </ButtonLink>
          }
        >
          {text('yearEnd.noPoliciesText')}
        </EmptyState>
      )}
    </>
  );
}

function OfType() {
  const text = useText();
  const [query, setQuery] = useSearchParams();
  const types = useTypesWithBalance();
  const type = types?.find(({ _id }) => _id === query.get('type')) ?? types?.[0];
  const { data, error, refetch } = useYearEnd(type?._id, query.get('year') ?? undefined);
  const choose = (chosen: Record<string, string>) => setQuery(chosen, { replace: true });

  if (error && !data)
    return <ScreenFailed onRetry={refetch}>{text('yearEnd.failed')}</ScreenFailed>;
  if (!types || (type && !data)) return <Skeleton width="100%" height={420} />;
  if (!type || !data)
    return (
      <EmptyState title={text('yearEnd.noBalances')}>{text('yearEnd.noBalancesText')}</EmptyState>
    );
  return (
    <>
      <YearChoice
        types={types}
        yearEnd={data}
        onType={(id) => choose({ type: id })}
        onYear={(year) => choose({ type: type._id, year })}
      />
      <YearFigures key={`${type._id} ${data.until}`} yearEnd={data} />
    </>
  );
}

/** Those of which something is granted; what is only recorded has no year end. */
function useTypesWithBalance(): LeaveTypeRecord[] | undefined {
  const { data: types } = useLeaveTypes();
  const { data: policies } = usePolicies();
  if (!types || !policies) return undefined;
  const tracked = new Set(
    policies
      .filter(({ versions }) => versions.some(({ rules }) => rules.tracked))
      .map(({ leaveType }) => leaveType._id),
  );
  return types.filter(({ _id }) => tracked.has(_id));
}

function YearFigures({ yearEnd }: { yearEnd: YearEndRecord }) {
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
