import './shell/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { App, appRoutes } from './app';
import { commonMessages } from './i18n/catalogue';
import { addMessages, preferredLanguage, setLanguage } from './i18n/language';
import { restoreSession } from './api/session';
import { readToken } from './api/token';
import { loadFirstScreen } from './routes/screens';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

void start(root);

// Not a top-level await: the screens import modules of this script and would wait for it while it waits for them.
async function start(container: HTMLElement): Promise<void> {
  if (import.meta.env.DEV && new URLSearchParams(location.search).has('pseudo'))
    (await import('./i18n/pseudo')).enablePseudoLocale();

  void restoreSession();
  const screen = loadFirstScreen(location.pathname);
  void addMessages(commonMessages);
  await setLanguage(preferredLanguage());
  // With a token, the loading page is shown anyway while the session is verified.
  if (!readToken()) await screen;

  createRoot(container).render(
    <StrictMode>
      <App router={createBrowserRouter(appRoutes)} />
    </StrictMode>,
  );
}
