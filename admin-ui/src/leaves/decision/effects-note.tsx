import { useText } from '../../i18n/use-text';
import { Skeleton } from '../../ui/feedback/skeleton';
import type { LeaveEffects } from './use-leave-effects';

/** In the place of what is not there yet, or could not be had. */
export function EffectsNote({
  of: { loading, failed },
  className,
}: {
  of: LeaveEffects;
  className?: string;
}) {
  const text = useText();
  if (!loading && !failed) return null;
  return (
    <p className={className} role="status" aria-busy={loading}>
      {failed ? text('leaves.balancesFailed') : <Skeleton width={180} />}
    </p>
  );
}
