import { useAmounts } from '../i18n/use-amounts';
import { useListText } from '../i18n/use-list-text';
import { useText } from '../i18n/use-text';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './bulk-bar.module.css';
import { useLeaveEffects } from './use-leave-effects';

/** 34 days, 12 people, and who of them would be below zero. */
export function BulkEffect({ ids }: { ids: string[] }) {
  const text = useText();
  const listText = useListText();
  const amounts = useAmounts();
  const effects = [...(useLeaveEffects(ids)?.values() ?? [])].filter(({ cost }) => cost !== null);
  if (effects.length === 0) return null;
  const costOf = (unit: 'days' | 'minutes') => effects.reduce((sum, effect) => (effect.unit === unit ? sum + (effect.cost ?? 0) : sum), 0);
  const costs = (['days', 'minutes'] as const).filter((unit) => costOf(unit) > 0).map((unit) => amounts.words(costOf(unit), unit));
  const people = new Set(effects.map(({ employeeId }) => employeeId)).size;
  const negative = new Map(effects.filter(({ remaining }) => remaining !== null && remaining < 0).map(({ employeeId, name }) => [employeeId, name]));
  return (
    <>
      <p className={classes.effect}>{text('leaves.bulkCost', { amount: listText(costs), people: text('leaves.people', { count: people }) })}</p>
      {negative.size > 0 && (
        <p className={classes.negative}>
          <StatusGlyph of="negative" />
          <span>{text('leaves.negative', { count: negative.size, names: listText([...negative.values()]) })}</span>
        </p>
      )}
    </>
  );
}
