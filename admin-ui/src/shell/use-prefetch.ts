import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { whenIdle } from '../ui/when-idle';

export interface PrefetchedScreen {
  /** Under the address of its area. */
  path: string;
  load: () => Promise<void>;
  /** The paths of those that people mostly go on to from here. */
  next?: string[];
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Brings the screens that mostly come next while the one shown is looked at; not where every byte is paid for. */
export function usePrefetch(area: string, screens: PrefetchedScreen[]): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
    if (saveData || effectiveType.endsWith('2g')) return;
    const next = screens.find(({ path }) => matchPath(`${area}/${path}`, pathname))?.next ?? [];
    // One that fails to arrive is asked for again when it is shown.
    return whenIdle(() => screens.filter(({ path }) => next.includes(path)).forEach(({ load }) => void load().catch(() => undefined)));
  }, [area, screens, pathname]);
}
