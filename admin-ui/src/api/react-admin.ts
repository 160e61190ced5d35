import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { AuthProvider, I18nProvider } from 'react-admin';
import type { Language } from '../../../api/contract/languages.js';
import { type Catalogue, inLanguage } from '../i18n/catalogue';
import { activeLanguage, addMessages } from '../i18n/language';
import { interpolate, messageAt } from '../i18n/use-text';
import { whenIdle } from '../ui/when-idle';
import { onConnectionChanged } from './connection';
import { currentUser, signOut } from './session';

onlineManager.setEventListener(onConnectionChanged);

/** No silent retries and no waiting for the network: the screen shows a failure at once, and loads again when the server responds again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export const authProvider: AuthProvider = {
  login: () => Promise.reject(new Error('Signing in is done on /login')),
  checkAuth: async () => {
    if (!currentUser()) throw new Error('Not signed in');
  },
  // The http client drops the token on a 401, and RoleGuard then redirects to the sign-in page.
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

const reactAdmin = import.meta.glob('../i18n/??/react-admin.ts');

/** English comes late as well: the first screens use none of these messages. */
const reactAdminMessages: Catalogue = (language) => inLanguage(reactAdmin, 'react-admin', language);

interface Options {
  _?: string;
  smart_count?: number;
}

/** Before its messages are loaded, react-admin only reports errors. */
const messageBeforeLoad = (key: string) =>
  key.startsWith('ra.') ? activeLanguage().messages.error.generic : undefined;

export function createI18nProvider(language: Language): I18nProvider {
  whenIdle(() => void addMessages(reactAdminMessages).catch(() => undefined));
  return {
    translate(key: string, { _: fallback, smart_count: count, ...values }: Options = {}) {
      const message =
        messageAt(activeLanguage().messages, key) ?? fallback ?? messageBeforeLoad(key);
      return message === undefined
        ? key
        : interpolate(message, count === undefined ? values : { ...values, count }, language);
    },
    changeLocale: () => Promise.resolve(),
    getLocale: () => language,
  };
}
