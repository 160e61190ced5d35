import { Plus } from 'lucide-react';
import { useLeaveTypes } from '../api/use-leave-types';
import { useToday } from '../api/use-today';
import { useText } from '../i18n/use-text';
import { ListHead } from '../lists/list-head';
import { LeaveTabs } from '../shell/leave-tabs';
import { officePath } from '../paths';
import { ScreenFailed } from '../ui/feedback/load-failed';
import { ButtonLink } from '../ui/button';
import { Skeleton } from '../ui/feedback/skeleton';
import { PolicyGaps } from './policy-gaps';
import { PolicyTable } from './policy-table';
import { StartingSet } from './start/starting-set';
import { usePeopleWithoutPolicy } from './people-without-policy';
import { usePolicies } from '../api/use-policies';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/leave-rules';

export const messages = catalogueOf({ 'leave-rules': english });

export default function PolicyList() {
  const text = useText();
  const today = useToday();
  const { data: policies, error, refetch } = usePolicies();
  const { data: types, error: typesError, refetch: refetchTypes } = useLeaveTypes();
  const people = usePeopleWithoutPolicy([
    ...new Set(policies?.map(({ leaveType }) => leaveType._id)),
  ]);
  const failed = (error ?? typesError) !== null;
  const isLoaded = policies && types && today && people;
  return (
    <>
      <LeaveTabs />
      <ListHead
        title={text('leaveRules.policies.title')}
        note={text('leaveRules.policies.subtitle')}
        actions={
          <ButtonLink variant="quiet" to={officePath.leaveTypes}>
            {text('leaveRules.policies.types')}
          </ButtonLink>
        }
        primary={
          // Without policies, the screen's one primary button stands where it says so.
          policies?.length !== 0 && (
            <ButtonLink variant="primary" to={officePath.addLeavePolicy()} icon={Plus}>
              {text('leaveRules.policies.add')}
            </ButtonLink>
          )
        }
      />
      {!isLoaded && failed && (
        <ScreenFailed onRetry={() => Promise.all([refetch(), refetchTypes()])}>
          {text('leaveRules.policies.failed')}
        </ScreenFailed>
      )}
      {!isLoaded && !failed && <Skeleton width="100%" height={240} />}
      {isLoaded && policies.length === 0 && <StartingSet types={types} today={today} />}
      {isLoaded && policies.length > 0 && (
        <>
          <PolicyGaps policies={policies} types={types} people={people} today={today} />
          <PolicyTable policies={policies} types={types} people={people} today={today} />
        </>
      )}
    </>
  );
}
