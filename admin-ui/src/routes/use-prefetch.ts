import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { whenIdle } from '../ui/when-idle';

export interface PrefetchedScreen {
  path: string;
  load: () => Promise<void>;
  /** The paths of the screens that users most often open next. */
  next?: string[];
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

export function usePrefetch(area: string, screens: PrefetchedScreen[]): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const { saveData, effectiveType = '' } =
      (navigator as { connection?: Connection }).connection ?? {};
    if (saveData || effectiveType.endsWith('2g')) return;
    const next = screens.find(({ path }) => matchPath(`${area}/${path}`, pathname))?.next ?? [];
    // Ignored: the screen loads a failed chunk again when it is opened.
    return whenIdle(() =>
      screens
        .filter(({ path }) => next.includes(path))
        .forEach(({ load }) => void load().catch(() => undefined)),
    );
  }, [area, screens, pathname]);
}
