import { QueryClient } from '@tanstack/react-query';
import type { AuthProvider, I18nProvider } from 'react-admin';
import type { Language } from '../../../api/contract/languages.js';
import { addMessages, currentMessages } from '../i18n/language';
import type { Messages } from '../i18n/messages';
import { filled, messageAt } from '../i18n/use-text';
import { whenIdle } from '../ui/when-idle';
import { currentUser, signOut } from './session';

/** A failure is told at once, with a way to try again, instead of behind silent retries or a wait for the network. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/** The session is ours (the sign-in page and the portal share it); this is how react-admin asks about it. */
export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in is done on /login')),
  checkAuth: async () => {
    if (!currentUser()) throw new Error('Not signed in');
  },
  // The http client has dropped the token of a 401 already, and the guard around the shell reacts.
  checkError: async () => undefined,
  logout: async () => {
    signOut();
    return false;
  },
  getIdentity: async () => {
    const user = currentUser();
    if (!user) throw new Error('Not signed in');
    return { id: user._id, fullName: user.name, avatar: user.profileImage ?? undefined };
  },
  getPermissions: async () => currentUser()?.role,
  canAccess: async () => currentUser()?.role === 'admin',
};

interface Options {
  /** A text in place of a key that has none. */
  _?: string;
  smart_count?: number;
}

/** react-admin's own words. */
const own = {
  en: async () => (await import('ra-language-english')).default as Partial<Messages>,
  fr: async () => (await import('ra-language-french')).default as Partial<Messages>,
};

/** The only thing that react-admin has to say before its words are there: that something failed. */
const early = (key: string) => (key.startsWith('ra.') ? currentMessages().error.generic : undefined);

/** react-admin's own words and ours in one catalogue, filled as `useText` does. */
export function createI18nProvider(language: Language): I18nProvider {
  // The first screens say nothing of react-admin's.
  whenIdle(() => void addMessages(own).catch(() => undefined));
  return {
    translate(key: string, { _: otherwise, smart_count: count, ...values }: Options = {}) {
      const message = messageAt(currentMessages(), key) ?? otherwise ?? early(key);
      return message === undefined ? key : filled(message, count === undefined ? values : { ...values, count }, language);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  };
}
