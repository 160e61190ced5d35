import { useText } from '../i18n/use-text';
import { FilterDate } from '../lists/filter-date';
import { FilterSelect } from '../lists/filter-select';
import { ListFilters } from '../lists/list-filters';
import { ListTools } from '../lists/list-tools';
import { SearchBox } from '../lists/search-box';
import { useFilter } from '../lists/use-filter';
import { SUBJECTS } from './actions';
import { APART, AuditFilters } from './audit-filters';
import classes from './audit-tools.module.css';
import { KindFilter } from './kind-filter';

export function AuditTools() {
  const text = useText();
  const [subject] = useFilter('subject');
  return (
    <div className={classes.tools}>
      <ListTools>
        <SearchBox placeholder={text('audit.search')} />
        <ListFilters apart={APART}>
          {/* A kind of another object would let nothing through. */}
          <FilterSelect source="subject" label={text('audit.objects')} choices={SUBJECTS.map((value) => ({ value, label: text(`audit.subjects.${value}`) }))} drops="action" />
          <KindFilter label={text('audit.kinds')} subject={subject} />
          <FilterDate source="from" label={text('audit.from')} />
          <FilterDate source="to" label={text('audit.to')} />
        </ListFilters>
        <span className={classes.line} />
        <AuditFilters />
      </ListTools>
    </div>
  );
}
