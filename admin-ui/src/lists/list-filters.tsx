import { ListFilter as FilterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useListFilterContext } from 'react-admin';
import { isCalendarDate } from '../../../api/contract/calendar-date.js';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { useDisclosure } from '../ui/layout/use-disclosure';
import { usePhone } from '../ui/layout/use-phone';
import { RemoveChip } from '../ui/remove-chip';
import { useFilterChanges } from './filter-changes';
import { FilterField } from './filter-field';
import { useListDay } from './list-as-of';
import type { ListFilter } from './list-filter';
import classes from './list-filters.module.css';
import tools from './list-tools.module.css';

interface Props {
  of: ListFilter[];
  /** Filters that other controls of the list show, and that are cleared with the others. */
  elsewhere?: string[];
  /** Filters that define the list; clearing keeps them. */
  kept?: string[];
  /** The tools between the button and the chips. */
  children: ReactNode;
}

const NONE: string[] = [];
const NO_FILTER: Record<string, string> = {};

/** The fields stand behind one button; what is chosen stands beneath it as chips. */
export function ListFilters({ of: filters, elsewhere = NONE, kept = NONE, children }: Props) {
  const text = useText();
  const { change, opening: ofToday } = useFilterChanges();
  // As of another day it opens with everybody of that day.
  const opening = useListDay() ? NO_FILTER : ofToday;
  const values = useListFilterContext().filterValues as Record<string, string>;
  const { container, buttonId, panelId, open, toggle, focusButton } = useDisclosure({
    inFlow: usePhone(),
  });

  const sources = filters.flatMap((filter) => (filter.until ? [filter, filter.until] : [filter]));
  const isAsOpened = (source: string) =>
    JSON.stringify(values[source] ?? '') === JSON.stringify(opening[source] ?? '');
  const isChosen = (source: string) => Boolean(values[source]) && !isAsOpened(source);
  const others = Object.keys(values).filter(
    (source) =>
      source !== 'q' &&
      ![...elsewhere, ...kept].includes(source) &&
      !sources.some((filter) => filter.source === source),
  );
  const chips = [
    ...sources,
    ...others.map((source) => ({ source, label: '', words: text('lists.otherFilter') })),
  ].filter(({ source }) => isChosen(source) && !elsewhere.includes(source));

  function take(sources: string[]) {
    change(Object.fromEntries(sources.map((source) => [source, opening[source] ?? ''])));
    // The pressed button disappears with its filter.
    focusButton();
  }

  const all = [...new Set([...Object.keys(values), ...Object.keys(opening)])].filter(
    (source) => !kept.includes(source),
  );
  const changed = !all.every(isAsOpened);
  // The open panel covers the chips.
  const clear = (
    <Button variant="quiet" onClick={() => take(all)}>
      {text('lists.clear')}
      <span className="visually-hidden"> {text('lists.clearWhat')}</span>
    </Button>
  );

  return (
    <>
      <div ref={container} className={classes.around}>
        <button
          id={buttonId}
          type="button"
          className={tools.tool}
          aria-label={
            chips.length
              ? text('lists.filtersInForce', { count: chips.length })
              : text('lists.filters')
          }
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
        >
          <Icon of={FilterIcon} size={16} />
          <span>{text('lists.filters')}</span>
          {chips.length > 0 && <b>{chips.length}</b>}
        </button>
        <div id={panelId} className={classes.panel} hidden={!open}>
          {open &&
            filters.map(
              (filter) => !filter.words && <FilterField key={filter.source} filter={filter} />,
            )}
          {open && changed && <div className={classes.foot}>{clear}</div>}
        </div>
      </div>
      {children}
      {chips.length > 0 && (
        <Chips of={chips} values={values} onRemove={(source) => take([source])}>
          {!open && clear}
        </Chips>
      )}
    </>
  );
}

function Chips({
  of: chips,
  values,
  onRemove,
  children,
}: {
  of: ListFilter[];
  values: Record<string, string>;
  onRemove: (source: string) => void;
  children: ReactNode;
}) {
  const text = useText();
  const chipText = useChipText();
  return (
    <div className={classes.chips} role="group" aria-label={text('lists.applied')}>
      {chips.map((filter) => (
        <RemoveChip key={filter.source} onClick={() => onRemove(filter.source)}>
          <bdi>{chipText(filter, values[filter.source] ?? '')}</bdi>
          <span className="visually-hidden">, {text('lists.removeFilter')}</span>
        </RemoveChip>
      ))}
      {children}
    </div>
  );
}

function useChipText(): (filter: ListFilter, value: string) => string {
  const text = useText();
  const { day } = useDates();
  return ({ label, words, choices }, value) => {
    if (words) return words;
    const chosen = choices
      ? (choices.find((choice) => choice.value === value)?.label ?? '…')
      : isCalendarDate(value)
        ? day(value)
        : value;
    return text('lists.chosen', { label, value: chosen });
  };
}
