import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Client } from '../../../test/support/client.js';

interface Router {
  state: { location: { pathname: string; search: string } };
  navigate(path: string): Promise<void>;
}

interface Screens {
  screenAt(path: string, fetchFrom: typeof fetch): Promise<{ app: ReactElement; router: Router }>;
}

declare const loadOnce: (file: string) => Promise<unknown>;

// Other work beside it makes a screen slow, not wrong.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) =>
    new Error(`${message}\nShown: ${document.title}\n${document.body.textContent}`),
});

interface Stub {
  method: string;
  path: RegExp;
  respond: (real: () => Promise<Response>) => Response | Promise<Response>;
}

let stubs: Stub[] = [];

/** Stands in the way of a call of the screens; `real` asks the server. */
export function intercept(method: string, path: RegExp, respond: Stub['respond']): void {
  stubs.unshift({ method, path, respond });
}

export function stopIntercepting(): void {
  stubs = [];
}

afterEach(() => {
  cleanup();
  stopIntercepting();
});

const fetchFrom =
  (server: string): typeof fetch =>
  async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, server);
    const real = () => fetch(url, init);
    const stub = stubs.find(
      ({ method, path }) => method === (init?.method ?? 'GET') && path.test(url.pathname),
    );
    return stub ? stub.respond(real) : real();
  };

/** The screens at an address, with the client's session and the answers of its server. */
async function openAt(
  { url, token }: Pick<Client, 'url' | 'token'>,
  path: string,
): Promise<Router> {
  if (token) localStorage.setItem('token', token);
  const screens = (await loadOnce(`${process.env.SCREENS_FOLDER}/screens.mjs`)) as Screens;
  const { app, router } = await screens.screenAt(path, fetchFrom(url));
  render(app);
  return router;
}

export async function openOffice(client: Client, path: string): Promise<Router> {
  const router = await openAt(client, `/admin-dashboard/${path}`);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

export async function openPortal(client: Client, path: string): Promise<Router> {
  const router = await openAt(client, `/employee-dashboard/${path}`);
  await screen.findByRole('heading', { level: 1 });
  return router;
}

/** A page before signing in. */
export const openDoor = (url: string, path: string): Promise<Router> => openAt({ url }, path);

export const main = (): HTMLElement => screen.getByRole('main');

/** As somebody does who types or chooses it and goes on. */
export function fill(field: HTMLElement, value: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

/** The words beneath a field that is refused. */
export async function faultAt(field: HTMLElement): Promise<string> {
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}
