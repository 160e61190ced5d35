import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** After a navigation, moves the focus to the new screen's heading, scrolls up and announces the title to screen readers. */
export function RouteAnnouncer({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const title = useSyncExternalStore(watchTitle, () => document.title);
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const screen = main.current;
    const focused = document.activeElement;
    // A focused element that is still there, such as a tab, belongs to the same screen.
    if (!screen || (focused !== screen && screen.contains(focused))) return;
    if (navigationType !== NavigationType.Pop) scrollTo(0, 0);
    const heading = screen.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? screen).focus({ preventScroll: true });
  }, [pathname, navigationType, main]);

  return (
    <p role="status" className="visually-hidden">
      {title.split(' · ')[0]}
    </p>
  );
}

function watchTitle(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
