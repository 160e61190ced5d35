interface WeekInfo {
  /** 1 is Monday. */
  firstDay: number;
}

/** On which weekday the weeks of a locale begin: 0 is Monday, which stands where a browser does not know. */
export function weekStart(tag: string): number {
  const locale = new Intl.Locale(tag) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) - 1;
}
