let aheadMs = 0;

/** The header names whole seconds, those that have begun. */
export function readServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(at)) aheadMs = at + 1_000 - Date.now();
}

/** For what the server ends at an instant: the clock of a computer may be minutes off. */
export const serverNow = (): number => Date.now() + aheadMs;
