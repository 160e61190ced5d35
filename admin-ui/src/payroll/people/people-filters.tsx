import { useState } from 'react';
import { useListFilterContext } from 'react-admin';
import {
  PEOPLE_GROUPS,
  type PayRunRecord,
  type PeopleGroup,
} from '../../../../api/contract/payroll/pay-runs.js';
import type { ChangeCause, PayslipWarning } from '../../../../api/contract/payroll/payslips.js';
import { useNumbers } from '../../api/config';
import { useText } from '../../i18n/use-text';
import { CountedFilters } from '../../lists/counted-filters';
import { useFilterChanges } from '../../lists/filter-changes';
import { useListCounts } from '../../lists/use-list-summary';
import { usePayWords } from '../../payslip/use-pay-words';
import { RemoveChip } from '../../ui/remove-chip';
import { isError } from './people-anchors';
import { attentionOf, openingAttention } from './people-groups';
import classes from './run-people.module.css';

export interface Filters {
  q?: string;
  department?: string;
  attention?: string;
  warning?: PayslipWarning;
  cause?: ChangeCause;
}

/** Undefined for all, of whom those who did not change are folded. */
export interface ShownGroup {
  group: PeopleGroup | undefined;
  showGroup: (group: PeopleGroup | undefined) => void;
}

export function useShownGroup(run: PayRunRecord): ShownGroup {
  const { change } = useFilterChanges();
  const { attention, warning, cause } = useListFilterContext().filterValues as Filters;
  // In a paid run, both list the same payslips.
  const [changedAlone, setChangedAlone] = useState(false);
  const listed = PEOPLE_GROUPS.find((group) => attentionOf(run, group) === attention);
  const isAll = attention === openingAttention(run) && !changedAlone;
  return {
    group: warning || cause || isAll ? undefined : listed,
    showGroup(group) {
      setChangedAlone(group === 'changed');
      const wanted = group ? attentionOf(run, group) : openingAttention(run);
      change({ attention: wanted, warning: '', cause: '' });
    },
  };
}

const ALL = 'all';

/** None in a first run, which is compared with nothing. */
export function GroupFilter({ run, group: chosen, showGroup }: ShownGroup & { run: PayRunRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const { q, department, warning, cause } = useListFilterContext().filterValues as Filters;
  const left = useListCounts<PeopleGroup>();
  if (run.change === null) return null;
  const people = (group: PeopleGroup) =>
    left && (q ?? department) ? (left[group] ?? 0) : run.groups[group].people;
  const count = (groups: readonly PeopleGroup[]) =>
    numbers.format(groups.reduce((sum, group) => sum + people(group), 0));
  const groups = PEOPLE_GROUPS.filter(
    (group) => group === chosen || run.groups[group].people > 0,
  ).map((group) => ({
    value: group,
    label: text(`payRun.people.groups.${group}`),
    count: count([group]),
  }));
  return (
    <CountedFilters<PeopleGroup | typeof ALL>
      label={text('payRun.people.shown')}
      of={[
        { value: ALL, label: text('payRun.people.all'), count: count(PEOPLE_GROUPS) },
        ...groups,
      ]}
      value={(warning ?? cause) ? undefined : (chosen ?? ALL)}
      onChoose={(group) => showGroup(group === ALL ? undefined : group)}
    />
  );
}

/** The warnings of the run; each shows its payslips only. One that most have is a line of its own. */
export function WarningFilter({ run }: { run: PayRunRecord }) {
  const text = useText();
  const numbers = useNumbers();
  const { words } = usePayWords(run.payDate);
  const { change } = useFilterChanges();
  const { warning: chosen } = useListFilterContext().filterValues as Filters;
  const listed = run.warnings.filter(({ warning, common }) => !common || warning === chosen);
  if (listed.length === 0) return null;

  function show(warning: PayslipWarning) {
    if (warning === chosen) return change({ warning: '', attention: openingAttention(run) });
    // A common one puts nobody among those to check, who else are all that is listed.
    const isCommon = run.warnings.some((one) => one.warning === warning && one.common);
    change({ warning, cause: '', attention: isCommon ? '' : openingAttention(run) });
  }

  return (
    <div className={classes.warnings}>
      <CountedFilters
        label={text('payRun.people.warnings')}
        of={listed.map(({ warning, people }) => ({
          value: warning,
          label: words.warnings[warning],
          glyph: isError(warning) ? 'rejected' : 'over',
          count: numbers.format(people),
        }))}
        value={chosen}
        onChoose={show}
      />
    </div>
  );
}

/** The cause of the bridge that was chosen. */
export function CauseChip() {
  const text = useText();
  const { change } = useFilterChanges();
  const { cause } = useListFilterContext().filterValues as Filters;
  if (!cause) return null;
  return (
    <RemoveChip onClick={() => change({ cause: '' })}>
      {text('payRun.people.chosenCause', { cause: text(`payRun.bridge.causes.${cause}`) })}
    </RemoveChip>
  );
}
