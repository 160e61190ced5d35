import { useSearchParams } from 'react-router';
import type { LeaveTypeRecord } from '../../../api/contract/leave/leave-policies.js';
import { useCountedLeave } from '../api/use-counted-leave';
import { useLeaveTypes } from '../api/use-leave-types';
import { useText } from '../i18n/use-text';
import { usePolicies } from '../api/use-policies';
import { LeaveTabs } from '../shell/leave-tabs';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { Skeleton } from '../ui/feedback/skeleton';
import { PageHead } from '../ui/layout/page-head';
import { useYearEnd } from './use-year-end';
import { YearChoice } from './year-choice';
import { YearFigures } from './year-figures';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/year-end';

export const messages = catalogueOf({ 'year-end': english });

/** Type and year stand in the address. */
export default function YearEnd() {
  const text = useText();
  const counted = useCountedLeave();
  return (
    <>
      <LeaveTabs />
      <PageHead title={text('yearEnd.title')}>{text('yearEnd.subtitle')}</PageHead>
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
