import { useAmounts } from '../../i18n/use-amounts';
import { useListText } from '../../i18n/use-list-text';
import { useText } from '../../i18n/use-text';
import { StatusGlyph } from '../../ui/feedback/status-glyph';
import classes from './bulk-bar.module.css';
import { EffectsNote } from '../decision/effects-note';
import { useLeaveEffects } from '../decision/use-leave-effects';

const NAMED = 5;

/** The cost of approving the requests, and the people whose balances would be negative. */
export function BulkEffect({ ids }: { ids: string[] }) {
  const text = useText();
  const listText = useListText();
  const amounts = useAmounts();
  const loaded = useLeaveEffects(ids);
  const effects = [...loaded.effects.values()].filter(({ cost }) => cost !== null);
  if (effects.length === 0) return <EffectsNote of={loaded} className={classes.effect} />;
  const uncounted = ids.length - effects.length;
  const costOf = (unit: 'days' | 'minutes') =>
    effects.reduce((sum, effect) => (effect.unit === unit ? sum + (effect.cost ?? 0) : sum), 0);
  const costs = (['days', 'minutes'] as const)
    .filter((unit) => costOf(unit) > 0)
    .map((unit) => amounts.words(costOf(unit), unit));
  const people = new Set(effects.map(({ employeeId }) => employeeId)).size;
  const negative = [
    ...new Map(
      effects
        .filter(({ remaining }) => remaining !== null && remaining < 0)
        .map(({ employeeId, name }) => [employeeId, name]),
    ).values(),
  ];
  const more = negative.length - NAMED;
  const named =
    more > 0 ? [...negative.slice(0, NAMED), text('leaves.more', { count: more })] : negative;
  return (
    <>
      <p className={classes.effect}>
        {uncounted > 0
          ? text('leaves.bulkCostOfSome', { amount: listText(costs), count: uncounted })
          : text('leaves.bulkCost', { amount: listText(costs) })}{' '}
        {negative.length === 0 && text('leaves.noneNegative')}
      </p>
      {negative.length > 0 && (
        <p className={classes.negative}>
          <StatusGlyph of="negative" />
          <span>
            {text('leaves.negative', {
              count: negative.length,
              people: text('leaves.people', { count: people }),
              names: listText(named),
            })}
          </span>
        </p>
      )}
    </>
  );
}
