import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useListFilterContext } from 'react-admin';
import { Icon } from '../ui/icon';
import { useFilterChanges } from './filter-changes';
import classes from './search-box.module.css';

/** Long enough for a word typed at ease, short enough to feel at once. */
const DEBOUNCE_MS = 150;

/** Searches while one types. Its text follows the address: Back, a saved view or a cleared filter show in it. */
export function SearchBox({ placeholder }: { placeholder: string }) {
  const { filterValues } = useListFilterContext();
  const { change } = useFilterChanges();
  const inForce = (filterValues as { q?: string }).q ?? '';
  const [typed, setTyped] = useState(inForce);
  const [asked, setAsked] = useState(inForce);
  const [followed, setFollowed] = useState(inForce);
  const wait = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** One visit to the box is one step for Back, however often it was searched. */
  const stepped = useRef(false);

  // What was asked for here comes back while one may be typing on; anything else came from elsewhere.
  const fromElsewhere = inForce !== followed && inForce !== asked;
  if (inForce !== followed) setFollowed(inForce);
  if (fromElsewhere) {
    setTyped(inForce);
    setAsked(inForce);
  }

  useEffect(() => () => clearTimeout(wait.current), []);
  useEffect(() => {
    if (typed === inForce) clearTimeout(wait.current);
  }, [typed, inForce]);

  function search(q: string, delay = DEBOUNCE_MS) {
    setTyped(q);
    clearTimeout(wait.current);
    wait.current = setTimeout(() => {
      setAsked(q.trim());
      change({ q: q.trim() }, stepped.current);
      stepped.current = true;
    }, delay);
  }

  return (
    <label className={classes.search}>
      <Icon of={Search} />
      <input
        type="search"
        aria-label={placeholder}
        placeholder={placeholder}
        value={typed}
        onBlur={() => (stepped.current = false)}
        onChange={({ target }) => search(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && search(currentTarget.value, 0)}
      />
    </label>
  );
}
