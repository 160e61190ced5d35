import { useNumbers } from '../api/config';
import { AsOfChoice } from '../as-of/as-of-choice';
import { useText } from '../i18n/use-text';
import { CountedFilters } from '../lists/counted-filters';
import tools from '../lists/list-tools.module.css';
import { SearchField } from '../lists/search-box';
import { RowAction } from '../ui/button';
import { SelectField } from '../ui/fields/select-field';
import { usePhone } from '../ui/layout/use-phone';
import classes from './organisation.module.css';
import type { useFolds } from './use-folds';
import type { Organisation } from './use-organisation';
import type { Lacking, OrganisationChoice } from './use-organisation-choice';

interface Props {
  organisation: Organisation;
  choice: OrganisationChoice;
  folds: ReturnType<typeof useFolds>;
  /** Those who are found stand unfolded. */
  isSearching: boolean;
}

/** One line above the tree. */
export function OrganisationTools({ organisation, choice, folds, isSearching }: Props) {
  const text = useText();
  const phone = usePhone();
  const { q, department, asOf, lacking, change } = choice;
  return (
    <div className={tools.around}>
      <div className={tools.tools} role="search">
        <SearchField placeholder={text('organisation.search')} applied={q} onSearch={change} />
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
        {!phone && !isSearching && (
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
