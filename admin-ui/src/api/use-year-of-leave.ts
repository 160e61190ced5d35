import { type RaRecord, useGetList } from 'react-admin';

/** More than the days of a year, because rejected and cancelled requests may overlap others. */
const PAGE_SIZE = 1000;

/** All requests of somebody that touch the year. */
export function useYearOfLeave<Row extends RaRecord>(
  employee: string,
  year: number | string,
  enabled: boolean,
) {
  return useGetList<Row>(
    `leaves/${employee}`,
    {
      filter: { from: `${year}-01-01`, to: `${year}-12-31` },
      sort: { field: 'startDate', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE_SIZE },
    },
    { enabled },
  );
}
