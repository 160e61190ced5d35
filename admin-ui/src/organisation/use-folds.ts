import { useState } from 'react';
import { useStore } from 'react-admin';
import type { OrganisationNode } from '../../../api/contract/organisation/organisation-tree.js';

interface Folds {
  /** What is unfolded, but for those in `but`. */
  unfolded: 'top' | 'all' | 'none';
  but: string[];
}

const OPENING: Folds = { unfolded: 'top', but: [] };

const toggled = (keys: readonly string[], key: string) =>
  keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];

/** The tree opens to two levels. Folds are kept on this device; those of a search end with it. */
export function useFolds(shown: ReadonlySet<OrganisationNode> | undefined, search: string) {
  const [folds, setFolds] = useStore<Folds>('organisation.folds', OPENING);
  const [inSearch, setInSearch] = useState({ search, but: [] as string[], whole: [] as string[] });
  if (search !== inSearch.search) setInSearch({ search, but: [], whole: [] });

  function isUnfolded(key: string, level: number, node?: OrganisationNode): boolean {
    if (shown) {
      const leads = !node || node.reports.some((report) => shown.has(report));
      return leads !== inSearch.but.includes(key);
    }
    const opened = folds.unfolded === 'all' || (folds.unfolded === 'top' && level === 1);
    return opened !== folds.but.includes(key);
  }

  return {
    isUnfolded,
    isWhole: (under: string) => inSearch.whole.includes(under),
    toggle: (key: string) => {
      if (shown) setInSearch({ ...inSearch, but: toggled(inSearch.but, key) });
      else setFolds({ ...folds, but: toggled(folds.but, key) });
    },
    showWhole: (under: string) =>
      setInSearch({ ...inSearch, whole: toggled(inSearch.whole, under) }),
    foldAll: () => setFolds({ unfolded: 'none', but: [] }),
    unfoldAll: () => setFolds({ unfolded: 'all', but: [] }),
  };
}
