import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNumbers } from '../api/config';
import { AsOfChoice } from '../as-of/as-of-choice';
import { useText } from '../i18n/use-text';
import { CountedFilters } from '../lists/counted-filters';
import searchBox from '../lists/search-box.module.css';
import tools from '../lists/list-tools.module.css';
import { RowAction } from '../ui/button';
import { SelectField } from '../ui/fields/select-field';
import { Icon } from '../ui/icon';
import { usePhone } from '../ui/layout/use-phone';
import classes from './organisation.module.css';
import type { useFolds } from './use-folds';
import type { Organisation } from './use-organisation';
import type { Lacking, OrganisationChoice } from './use-organisation-choice';

interface Props {
  organisation: Organisation;
  choice: OrganisationChoice;
  folds: ReturnType<typeof useFolds>;
}

/** One line above the tree. */
export function OrganisationTools({ organisation, choice, folds }: Props) {
  const text = useText();
  const phone = usePhone();
  const { department, asOf, lacking, change } = choice;
  return (
    <div className={tools.around}>
      <div className={tools.tools} role="search">
        <SearchField choice={choice} />
        {!phone && (
          <div className={tools.select}>
            <SelectField
              hideLabel
              label={text('organisation.department')}
              placeholder={text('lists.allDepartments')}
              choices={organisation.departments.map(({ _id, dep_name }) => ({
                value: _id,
                label: dep_name,
              }))}
              value={department}
              onChange={({ target }) => change({ department: target.value })}
            />
          </div>
        )}
        <AsOfChoice day={asOf} onChoose={(day) => change({ asOf: day })} />
        <CountedFilters
          label={text('organisation.lacking')}
          of={useLacking(organisation, lacking)}
          value={lacking}
          onChoose={(value) => change({ lacking: value === lacking ? '' : value })}
        />
        {!phone && (
          <div className={classes.folds}>
            <RowAction onClick={folds.unfoldAll}>{text('organisation.unfoldAll')}</RowAction>
            <RowAction onClick={folds.foldAll}>{text('organisation.foldAll')}</RowAction>
          </div>
        )}
      </div>
    </div>
  );
}

/** Departments without a head and people without a manager, where there are any. */
function useLacking({ tree, departments }: Organisation, chosen: Lacking | undefined) {
  const text = useText();
  const numbers = useNumbers();
  const counts = {
    manager: tree.alone.length,
    head: departments.filter(({ head }) => head === null).length,
  };
  const labels = { manager: text('organisation.noManager'), head: text('organisation.noHead') };
  return (['manager', 'head'] as const)
    .filter((value) => counts[value] > 0 || value === chosen)
    .map((value) => ({ value, label: labels[value], count: numbers.format(counts[value]) }));
}

const DEBOUNCE_MS = 150;

function SearchField({ choice: { q, change } }: { choice: OrganisationChoice }) {
  const text = useText();
  const [typed, setTyped] = useState(q);
  const [applied, setApplied] = useState(q);
  // From elsewhere, such as the browser's way back.
  if (q !== applied) {
    setApplied(q);
    if (q !== typed.trim()) setTyped(q);
  }

  const search = useEffectEvent(() => change({ q: typed.trim() }, true));
  useEffect(() => {
    if (typed.trim() === q) return undefined;
    const timer = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, q]);

  return (
    <label className={searchBox.search}>
      <Icon of={Search} />
      <input
        type="search"
        aria-label={text('organisation.search')}
        placeholder={text('organisation.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
}
