import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { Icon } from '../ui/icon';
import { useFilterChanges } from './filter-changes';
import classes from './search-box.module.css';

const DEBOUNCE_MS = 150;

export function SearchBox({ placeholder }: { placeholder: string }) {
  const { q = '' } = useListFilterContext().filterValues as { q?: string };
  const { change } = useFilterChanges();
  return <SearchField placeholder={placeholder} applied={q} onSearch={change} />;
}

interface Props {
  placeholder: string;
  /** As it stands in the address. */
  applied: string;
  /** `replace` adds no entry to the browser's history. */
  onSearch: (search: { q: string }, replace: boolean) => void;
}

export function SearchField({ placeholder, applied, onSearch }: Props) {
  const [typed, setTyped] = useState(applied);
  const [submitted, setSubmitted] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  /** While the box keeps the focus, all its searches share one history entry. */
  const hasHistoryEntry = useRef(false);

  // The box's own search comes back through the URL while the user may still be typing; it must not replace the text.
  const fromElsewhere = applied !== lastApplied && applied !== submitted;
  if (applied !== lastApplied) setLastApplied(applied);
  if (fromElsewhere) {
    setTyped(applied);
    setSubmitted(applied);
  }

  function search(q: string) {
    setSubmitted(q);
    onSearch({ q }, hasHistoryEntry.current);
    hasHistoryEntry.current = true;
  }

  const searchTyped = useEffectEvent(() => search(typed.trim()));
  useEffect(() => {
    if (typed.trim() === submitted) return;
    const timer = setTimeout(searchTyped, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, submitted]);

  return (
    <label className={classes.search}>
      <Icon of={Search} />
      <input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        onBlur={() => (hasHistoryEntry.current = false)}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && search(typed.trim())}
      />
    </label>
  );
}
