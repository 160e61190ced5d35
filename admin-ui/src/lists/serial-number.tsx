import { useListContext, useRecordContext } from 'react-admin';

/** Counts on across pages. */
export function SerialNumber() {
  const row = useRecordContext();
  const { data = [], page, perPage } = useListContext();
  const index = data.findIndex(({ id }) => id === row?.id);
  return <>{(page - 1) * perPage + index + 1}</>;
}
