import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Badge } from '../ui/feedback/badge';
import { Fold } from '../ui/layout/fold';
import { type Policy, versionOn } from './policy';
import classes from './policy-versions.module.css';
import { usePolicyWords } from './use-policy-words';

/** In force a disc, past a dot, planned a ring. */
export function PolicyVersions({ policy, today }: { policy: Policy; today: string }) {
  const text = useText();
  const { day, ago } = useDates();
  const { facts } = usePolicyWords(policy.leaveType.unit);
  const current = policy.versions.findLast(({ from }) => from <= today);
  const stateOf = (from: string) =>
    from > today ? 'planned' : from === current?.from ? 'inForce' : 'past';
  return (
    <section className={classes.versions} aria-label={text('leaveRules.policy.versions')}>
      <h2>{text('leaveRules.policy.versions')}</h2>
      <ol>
        {policy.versions.toReversed().map(({ _id, from, rules, recordedAt, recordedBy }) => (
          <li key={_id} data-state={stateOf(from)}>
            <Fold
              open={versionOn(policy, today)?._id === _id}
              title={
                <>
                  <strong>{day(from)}</strong>{' '}
                  {stateOf(from) === 'inForce' ? (
                    <Badge glyph="approved">{text('leaveRules.policy.inForce')}</Badge>
                  ) : (
                    <span>{text(`leaveRules.policy.${stateOf(from)}`)}</span>
                  )}
                </>
              }
            >
              <dl>
                {facts(rules).map(({ label, words }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{words}</dd>
                  </div>
                ))}
              </dl>
              <small>
                {recordedBy
                  ? text('leaveRules.policy.sinceBy', { ago: ago(recordedAt), name: recordedBy })
                  : text('leaveRules.policy.since', { ago: ago(recordedAt) })}
              </small>
            </Fold>
          </li>
        ))}
      </ol>
    </section>
  );
}
