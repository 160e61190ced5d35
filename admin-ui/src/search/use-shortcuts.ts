import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { isDialogOpen, isSearchKey, isTyping } from './keyboard';
import { type Shortcut, SHORTCUTS } from './shortcuts';

/** Two keys belong together within this time. */
const TOGETHER = 1500;

/** Somebody who dictates, or whose hand trembles, can do without letters that act. */
export const useLetters = () => useStore('shortcuts.letters', true);

interface Ways {
  onSearch: () => void;
  onHelp: () => void;
  /** While it is, no letter acts. */
  isBusy: () => boolean;
}

export function useShortcuts({ onSearch, onHelp, isBusy }: Ways): void {
  const navigate = useNavigate();
  const [letters] = useLetters();

  useEffect(() => {
    let before: { key: string; at: number } | undefined;

    function follow({ does }: Shortcut): boolean {
      if (does === 'help') onHelp();
      else if (does === 'list') return focusListSearch();
      else void navigate(does.to);
      return true;
    }

    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (isSearchKey(event)) {
        event.preventDefault();
        if (!isDialogOpen()) onSearch();
        return;
      }
      if (!letters || event.defaultPrevented || event.isComposing || event.repeat || ctrlKey || metaKey || altKey) return;
      if (isTyping(target) || isDialogOpen() || isBusy()) return;
      const first = before && event.timeStamp - before.at < TOGETHER ? before.key : undefined;
      before = { key, at: event.timeStamp };
      const pressed = (shortcut: Shortcut, keys: string[]) => shortcut.keys.join(' ') === keys.join(' ');
      const meant = SHORTCUTS.find((each) => (first && pressed(each, [first, key])) || pressed(each, [key]));
      if (!meant) return;
      before = undefined;
      if (follow(meant)) event.preventDefault();
    }

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [letters, navigate, onSearch, onHelp, isBusy]);
}

function focusListSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>('main :is([role=searchbox], input[type=search])');
  box?.focus();
  box?.select();
  return box !== null;
}
