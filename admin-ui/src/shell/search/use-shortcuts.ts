import { useEffect } from 'react';
import { useStore } from 'ra-core';
import { useNavigate } from 'react-router';
import { officePath } from '../../paths';
import type { MessageKey } from '../../i18n/use-text';

interface Shortcut {
  /** One key, or a sequence of two. */
  keys: string[];
  label: MessageKey;
  action: { to: string } | 'list' | 'help';
}

export const SHORTCUTS: Shortcut[] = [
  { keys: ['g', 'd'], label: 'navigation.dashboard', action: { to: officePath.dashboard } },
  { keys: ['g', 'e'], label: 'navigation.employee', action: { to: officePath.employees } },
  { keys: ['g', 'p'], label: 'navigation.departments', action: { to: officePath.departments } },
  { keys: ['g', 'l'], label: 'navigation.leave', action: { to: officePath.leaves } },
  { keys: ['g', 's'], label: 'navigation.salary', action: { to: officePath.addSalary } },
  { keys: ['n', 'e'], label: 'employees.add', action: { to: officePath.addEmployee } },
  { keys: ['/'], label: 'search.list', action: 'list' },
  { keys: ['?'], label: 'search.shortcuts', action: 'help' },
];

export const shortcutTo = (path: string): string[] | undefined =>
  SHORTCUTS.find(({ action }) => typeof action === 'object' && action.to === path)?.keys;

/** On Apple devices the shortcut uses Cmd, because Ctrl+K edits text there. */
export const MAC = /Mac|iPhone|iPad/.test(navigator.platform);

export const isSearchKey = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !MAC)) && !shiftKey && !altKey;

/** Elements in which a letter is text or selects an option. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null;

const isDialogOpen = (): boolean =>
  document.querySelector('dialog[open], [aria-modal=true], .MuiPopover-root') !== null;

const SEQUENCE_MS = 1500;

/** WCAG 2.1.4: users must be able to turn off shortcuts of a single letter. */
export const useLetterShortcuts = () => useStore('shortcuts.letters', true);

interface Handlers {
  onSearch: () => void;
  onHelp: () => void;
  isBusy: () => boolean;
}

export function useShortcuts({ onSearch, onHelp, isBusy }: Handlers): void {
  const navigate = useNavigate();
  const [letters] = useLetterShortcuts();

  useEffect(() => {
    let previous: { key: string; at: number } | undefined;

    function run({ action }: Shortcut): boolean {
      if (action === 'help') onHelp();
      else if (action === 'list') return focusListSearch();
      else void navigate(action.to);
      return true;
    }

    function press(event: KeyboardEvent) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (isSearchKey(event)) {
        event.preventDefault();
        if (!isDialogOpen()) onSearch();
        return;
      }
      if (
        !letters ||
        event.defaultPrevented ||
        event.isComposing ||
        event.repeat ||
        ctrlKey ||
        metaKey ||
        altKey
      )
        return;
      if (isTyping(target) || isDialogOpen() || isBusy()) return;
      const first =
        previous && event.timeStamp - previous.at < SEQUENCE_MS ? previous.key : undefined;
      previous = { key, at: event.timeStamp };
      const pressed = (shortcut: Shortcut, keys: string[]) =>
        shortcut.keys.join(' ') === keys.join(' ');
      const match = SHORTCUTS.find(
        (shortcut) => (first && pressed(shortcut, [first, key])) || pressed(shortcut, [key]),
      );
      if (!match) return;
      previous = undefined;
      if (run(match)) event.preventDefault();
    }

    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [letters, navigate, onSearch, onHelp, isBusy]);
}

function focusListSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>(
    'main :is([role=searchbox], input[type=search])',
  );
  box?.focus();
  box?.select();
  return box !== null;
}
