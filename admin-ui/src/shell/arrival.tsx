import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** After the change to another screen its title has the focus and is said, and the page stands at its top. */
export function Arrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const title = useSyncExternalStore(watchTitle, () => document.title);
  const seen = useRef(pathname);

  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const screen = main.current;
    const focused = document.activeElement;
    // What is still there after the change, a tab for instance, is part of the same screen.
    if (!screen || (focused !== screen && screen.contains(focused))) return;
    if (way !== NavigationType.Pop) scrollTo(0, 0);
    const heading = screen.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? screen).focus({ preventScroll: true });
  }, [pathname, way, main]);

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
