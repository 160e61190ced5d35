/** From 1,000 values on, MariaDB joins a list as a table; SQLite takes at most 32,766 parameters. */
const IDS_PER_QUERY = 500;

/** Reads rows of any number of ids, with several statements. */
export async function readByIds<Row>(
  ids: readonly string[],
  read: (some: string[], places: string) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) {
    const some = ids.slice(start, start + IDS_PER_QUERY);
    rows.push(...(await read(some, some.map(() => '?').join(', '))));
  }
  return rows;
}
