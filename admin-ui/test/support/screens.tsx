import { createBrowserRouter } from 'react-router';
import { reloadConfig } from '../../src/api/config';
import { restoreSession } from '../../src/api/session';
import { App, appRoutes } from '../../src/app';
import { commonMessages } from '../../src/i18n/catalogue';
import { addMessages, preferredLanguage, setLanguage } from '../../src/i18n/language';
import { loadFirstScreen } from '../../src/routes/screens';

/** As main.tsx begins, at an address. What the last test left in the modules is replaced. */
export async function screenAt(path: string, fetchFrom: typeof fetch) {
  globalThis.fetch = fetchFrom;
  await addMessages(commonMessages);
  await setLanguage(preferredLanguage());
  history.replaceState(null, '', path);
  await Promise.all([restoreSession(), reloadConfig(), loadFirstScreen(path)]);
  const router = createBrowserRouter(appRoutes);
  return { app: <App router={router} />, router };
}
