import {
  Building2,
  Keyboard,
  Languages,
  LogOut,
  Moon,
  Sun,
  Banknote,
  CalendarCheck,
  CalendarPlus,
  KeyRound,
  type LucideIcon,
  Network,
  UserPlus,
} from 'lucide-react';
import { type Language, languageName, LANGUAGES } from '../../../../api/contract/languages.js';
import { askBeforeLeaving } from '../../forms/unsaved';
import { useLanguage } from '../../i18n/language';
import { useText, type MessageKey } from '../../i18n/use-text';
import { signOut, updateUser } from '../../api/session';
import { useApi } from '../../api/use-api';
import { useLeaveToDecide } from '../../api/use-leave-to-decide';
import { useNotifyError } from '../../api/use-notify-error';
import { chooseMode, useMode } from '../theme/theme-mode';
import type { Option } from './option-list';
import { shortcutTo } from './use-shortcuts';
import { filtered, officePath } from '../../paths';

export function useCommands(onHelp: () => void): Option[] {
  const text = useText();
  const api = useApi();
  const notifyError = useNotifyError();
  const dark = useMode() === 'dark';
  const { language: current } = useLanguage();
  const toDecide = useLeaveToDecide();

  async function changeLanguage(language: Language) {
    if (!(await askBeforeLeaving())) return;
    try {
      await updateUser(await api.chooseLanguage(language));
    } catch (failure) {
      notifyError(failure);
    }
  }

  async function logOut() {
    if (await askBeforeLeaving()) signOut();
  }

  const [approve, ...others] = COMMANDS.map(({ to, label, words, icon }): Option => ({
    key: label,
    to,
    label: text(label),
    words: text(words),
    icon,
    keys: shortcutTo(to),
  }));
  const languages = LANGUAGES.filter((language) => language !== current);
  return [
    { ...approve, detail: toDecide.count > 0 ? toDecide.said : undefined },
    ...others,
    {
      key: 'theme',
      label: text(dark ? 'theme.toLight' : 'theme.toDark'),
      words: text('search.words.theme'),
      icon: dark ? Sun : Moon,
      run: () => chooseMode(dark ? 'light' : 'dark'),
    },
    ...languages.map((language): Option => ({
      key: language,
      label: languageName(language),
      words: text('search.words.language'),
      icon: Languages,
      run: () => void changeLanguage(language),
    })),
    {
      key: 'shortcuts',
      label: text('search.shortcuts'),
      words: text('search.words.shortcuts'),
      icon: Keyboard,
      keys: ['?'],
      run: onHelp,
    },
    {
      key: 'logout',
      label: text('account.logout'),
      words: text('search.words.logout'),
      icon: LogOut,
      run: () => void logOut(),
    },
  ];
}

interface Command {
  to: string;
  label: MessageKey;
  /** Other words for it, separated by blanks. */
  words: MessageKey;
  icon: LucideIcon;
}

/** The commands that open a screen; `useCommands` adds those that act at once. */
const COMMANDS: Command[] = [
  {
    to: filtered(officePath.leaves, { status: 'Pending' }),
    label: 'search.approveLeave',
    words: 'search.words.approveLeave',
    icon: CalendarCheck,
  },
  {
    to: officePath.enterLeave(),
    label: 'leaves.enter',
    words: 'search.words.enterLeave',
    icon: CalendarPlus,
  },
  {
    to: officePath.addEmployee,
    label: 'employees.add',
    words: 'search.words.addEmployee',
    icon: UserPlus,
  },
  {
    to: officePath.addSalary,
    label: 'salaries.add',
    words: 'search.words.addSalary',
    icon: Banknote,
  },
  {
    to: officePath.addDepartment,
    label: 'search.addDepartment',
    words: 'search.words.addDepartment',
    icon: Network,
  },
  {
    to: officePath.setting,
    label: 'search.changePassword',
    words: 'search.words.changePassword',
    icon: KeyRound,
  },
  {
    to: officePath.companySetting,
    label: 'search.company',
    words: 'search.words.company',
    icon: Building2,
  },
];
