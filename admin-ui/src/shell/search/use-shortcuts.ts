import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useNavigate } from 'react-router';
import { officePath } from '../../paths';
import type { MessageKey } from '../../i18n/use-text';

interface Shortcut {
  /** One key, or two one after the other. */
  keys: string[];
  label: MessageKey;
  /** A place, or what else it does. */
  does: { to: string } | 'list' | 'help';
}

export const SHORTCUTS: Shortcut[] = [
  { keys: ['g', 'd'], label: 'navigation.dashboard', does: { to: officePath.dashboard } },
  { keys: ['g', 'e'], label: 'navigation.employee', does: { to: officePath.employees } },
  { keys: ['g', 'p'], label: 'navigation.departments', does: { to: officePath.departments } },
  { keys: ['g', 'l'], label: 'navigation.leave', does: { to: officePath.leaves } },
  { keys: ['g', 's'], label: 'navigation.salary', does: { to: officePath.addSalary } },
  { keys: ['n', 'e'], label: 'search.addEmployee', does: { to: officePath.addEmployee } },
  { keys: ['/'], label: 'search.list', does: 'list' },
  { keys: ['?'], label: 'search.shortcuts', does: 'help' },
];

export const keysTo = (address: string): string[] | undefined =>
  SHORTCUTS.find(({ does }) => typeof does === 'object' && does.to === address)?.keys;

/** Where the command key takes the place of Ctrl, which edits text there. */
export const MAC = /Mac|iPhone|iPad/.test(navigator.platform);

export const isSearchKey = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !MAC)) && !shiftKey && !altKey;

/** Where a letter is text, or chooses something from a list. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Ours, and those of MUI. */
const isDialogOpen = (): boolean => document.querySelector('dialog[open], [aria-modal=true], .MuiPopover-root') !== null;

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
