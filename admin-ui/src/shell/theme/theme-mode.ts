import { useSyncExternalStore } from 'react';

export type Mode = 'light' | 'dark';

/** public/theme.js reads the same key before the first paint. */
const STORAGE_KEY = 'theme';

const system = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

const storedMode = (): Mode | undefined => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === 'dark' || stored === 'light' ? stored : undefined;
};

const currentMode = (): Mode => storedMode() ?? (system.matches ? 'dark' : 'light');

function apply(): void {
  document.documentElement.dataset.theme = currentMode();
  colourBars();
  listeners.forEach((listener) => listener());
}

/** A phone's bars have the colour of the page, also where another theme is chosen than that of the system. */
function colourBars(): void {
  const { backgroundColor } = getComputedStyle(document.documentElement);
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.content = backgroundColor;
}

export function chooseMode(mode: Mode): void {
  localStorage.setItem(STORAGE_KEY, mode);
  apply();
}

system.addEventListener('change', apply);
window.addEventListener('storage', ({ key }) => {
  if (key === STORAGE_KEY || key === null) apply();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useMode = (): Mode => useSyncExternalStore(subscribe, currentMode);
