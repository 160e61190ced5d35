import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId } from 'react';
import { useListPaginationContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './pager.module.css';

const SIZES = [10, 15, 20, 25, 30];

export function Pager() {
  const text = useText();
  const id = useId();
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  if (!total) return null;
  const last = Math.max(1, Math.ceil(total / perPage));
  const turns = [
    { label: text('lists.firstPage'), to: 1, icon: ChevronsLeft, off: page <= 1 },
    { label: text('lists.previousPage'), to: page - 1, icon: ChevronLeft, off: page <= 1 },
    { label: text('lists.nextPage'), to: page + 1, icon: ChevronRight, off: page >= last },
    { label: text('lists.lastPage'), to: last, icon: ChevronsRight, off: page >= last },
  ];
  return (
    <nav className={classes.pager} aria-label={text('lists.pages')}>
      <div className={classes.size}>
        <label htmlFor={id}>{text('lists.rowsPerPage')}</label>
        <span className={classes.pick}>
          <select id={id} value={perPage} onChange={({ target }) => setPerPage(Number(target.value))}>
            {[...new Set([...SIZES, perPage])].map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={14} />
        </span>
      </div>
      <span>{text('lists.range', { from: (page - 1) * perPage + 1, to: Math.min(page * perPage, total), total })}</span>
      <div className={classes.turns}>
        {turns.map(({ label, to, icon, off }) => (
          <IconButton key={label} aria-label={label} aria-disabled={off} onClick={() => !off && setPage(to)}>
            <Icon of={icon} mirrored />
          </IconButton>
        ))}
      </div>
    </nav>
  );
}
