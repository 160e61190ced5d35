import { useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import type { Policy } from './policy';

/** The one in the address. */
export function usePolicy() {
  const { id = '' } = useParams();
  const {
    data: policy,
    error,
    refetch,
  } = useGetOne<Policy>('leavePolicies', { id }, { onError: () => undefined });
  return { id, policy, error, refetch: () => void refetch() };
}

export function PolicyMissing({
  failure,
  onTryAgain,
}: {
  failure: unknown;
  onTryAgain: () => void;
}) {
  const text = useText();
  return (
    <RecordMissing
      level="h1"
      failure={failure}
      title={text('leaveRules.policy.notFound')}
      back={{ to: officePath.leavePolicies, label: text('leaveRules.policies.list') }}
      onTryAgain={onTryAgain}
    />
  );
}
