import { useStoreContext } from 'react-admin';

/** By the menu, a list opens without the search and the filters with which it was left. */
export function useOpenAfresh(): (resource: string | undefined) => void {
  const store = useStoreContext();
  return (resource) => {
    if (resource) store.removeItem(`${resource}.listParams`);
  };
}
