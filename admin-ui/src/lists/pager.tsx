import { ChevronDown, ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId } from 'react';
import { useListPaginationContext, useStore } from 'react-admin';
import { useText } from '../i18n/use-text';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import classes from './pager.module.css';

const SIZES = [10, 15, 20, 25, 30];

/** As they were last chosen, in every list. */
export const useRowsPerPage = () => useStore('lists.rowsPerPage', 10);

export function Pager({ sizes }: { sizes?: number[] }) {
  const text = useText();
  const id = useId();
  const { page, perPage, total, setPage, setPerPage } = useListPaginationContext();
  const [, setRowsPerPage] = useRowsPerPage();
  if (!total) return null;

  function choose(size: number) {
    setPerPage(size);
    if (!sizes) setRowsPerPage(size);
  }

  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const buttons = [
    { label: text('lists.firstPage'), to: 1, icon: ChevronsLeft, disabled: page <= 1 },
    { label: text('lists.previousPage'), to: page - 1, icon: ChevronLeft, disabled: page <= 1 },
    { label: text('lists.nextPage'), to: page + 1, icon: ChevronRight, disabled: page >= lastPage },
    {
      label: text('lists.lastPage'),
      to: lastPage,
      icon: ChevronsRight,
      disabled: page >= lastPage,
    },
  ];
  return (
    <nav className={classes.pager} aria-label={text('lists.pages')}>
      <div className={classes.size}>
        <label htmlFor={id}>{text('lists.rowsPerPage')}</label>
        <span className={classes.pick}>
          <select id={id} value={perPage} onChange={({ target }) => choose(Number(target.value))}>
            {[...new Set([...(sizes ?? SIZES), perPage])].map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={14} />
        </span>
      </div>
      <span>
        {text('lists.range', {
          from: (page - 1) * perPage + 1,
          to: Math.min(page * perPage, total),
          total,
        })}
      </span>
      {(lastPage > 1 || page > 1) && (
        <div className={classes.turns}>
          {buttons.map(({ label, to, icon, disabled }) => (
            <IconButton
              key={label}
              aria-label={label}
              aria-disabled={disabled}
              onClick={() => !disabled && setPage(to)}
            >
              <Icon of={icon} mirrored />
            </IconButton>
          ))}
        </div>
      )}
    </nav>
  );
}
