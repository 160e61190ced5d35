import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useOffice } from '../providers/use-office';
import { useRefusal } from '../providers/use-refusal';
import { RowAction } from '../ui/button';
import type { Leave } from './leave';

/** Each is a call of its own, so that one waits no longer than for these. */
const MOST = 100;

/** Offered once a page of pending requests is ticked and there are more of them on the next. */
export function SelectAll() {
  const text = useText();
  const office = useOffice();
  const refuse = useRefusal();
  const { data = [], total = 0, selectedIds, onSelect, sort, filterValues } = useListContext<Leave>();
  const onlyPending = (filterValues as { status?: string }).status === 'Pending';
  const pageTicked = data.every(({ id }) => selectedIds.includes(id));
  const count = Math.min(total, MOST);
  if (!onlyPending || !pageTicked || selectedIds.length >= count) return null;

  async function selectAll() {
    try {
      const all = await office.getList<Leave>('leaves', { filter: filterValues as object, sort, pagination: { page: 1, perPage: MOST } });
      onSelect(all.data.map(({ id }) => id));
    } catch (failure) {
      refuse(failure);
    }
  }

  return <RowAction onClick={() => void selectAll()}>{text(total > MOST ? 'leaves.selectFirst' : 'leaves.selectAll', { count })}</RowAction>;
}
