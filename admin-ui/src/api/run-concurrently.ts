const CONCURRENCY = 4;

/** A few calls at a time. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
