import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Client } from '../../../test/support/client.js';

interface Router {
  state: { location: { pathname: string; search: string } };
  navigate(to: string | number, options?: { state: object }): Promise<void>;
  dispose(): void;
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
  respond: (real: () => Promise<Response>, sent: Request) => Response | Promise<Response>;
}

let stubs: Stub[] = [];

/** Stands in the way of a call of the screens; `real` asks the server. */
export function intercept(method: string, path: RegExp, respond: Stub['respond']): void {
  stubs.unshift({ method, path, respond });
}

export function stopIntercepting(): void {
  stubs = [];
}

let shown: Router | undefined;

function leave(): void {
  cleanup();
  shown?.dispose();
}

afterEach(() => {
  leave();
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
    return stub ? stub.respond(real, new Request(url, init)) : real();
  };

/** The screens at an address, with the client's session and the answers of its server. */
async function openAt(
  { url, token }: Pick<Client, 'url' | 'token'>,
  path: string,
): Promise<Router> {
  leave();
  if (token) localStorage.setItem('token', token);
  const screens = (await loadOnce(`${process.env.SCREENS_FOLDER}/screens.mjs`)) as Screens;
  const { app, router } = await screens.screenAt(path, fetchFrom(url));
  render(app);
  return (shown = router);
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

/** As it is read: between figures and signs stand blanks of several widths. */
export const textOf = (element: Element): string => element.textContent.replace(/\s+/g, ' ').trim();

/** With a blank between cells and names, which `textOf` writes as one word. */
export function wordsOf(element: Element): string {
  const texts: string[] = [];
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) texts.push(nodes.currentNode.textContent!);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The words stand on the page, through whatever elements they run. */
export const says = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(textOf(document.body)).toMatch(words));

export const saysNothingOf = (words: string | RegExp): Promise<void> =>
  waitFor(() => expect(textOf(document.body)).not.toMatch(words));

const spokenAs = (role: 'alert' | 'status') => (words: string | RegExp) =>
  waitFor(() =>
    expect(screen.queryAllByRole(role).map(textOf)).toContainEqual(expect.stringMatching(words)),
  );

/** A screen reader reads the words at once, since they refuse something. */
export const alerted = spokenAs('alert');

/** A screen reader reads the words when it comes to rest. */
export const told = spokenAs('status');

export const field = (label: string | RegExp): Promise<HTMLInputElement> =>
  screen.findByLabelText<HTMLInputElement>(label);

/** As somebody does who types it, and stays. */
export function type(field: HTMLElement, value: string): void {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value } });
}

/** As somebody does who types or chooses it and goes on. */
export function fill(field: HTMLElement, value: string): void {
  type(field, value);
  fireEvent.blur(field);
}

/** Chooses by the words of an option or its value, once the options are read. */
export async function choose(select: HTMLElement, words: string): Promise<void> {
  const option = await waitFor(() => {
    const options = [...(select as HTMLSelectElement).options];
    const found = options.find(({ value, text }) => [value, text].includes(words));
    if (!found) throw new Error(`No ${words} in ${options.map(({ text }) => text).join()}`);
    return found;
  });
  fill(select, option.value);
}

export async function fillIn(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input: HTMLElement = await field(label);
    if (input instanceof HTMLSelectElement) await choose(input, value);
    else fill(input, value);
  }
}

export const press = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

export const pressInDialog = async (name: string | RegExp): Promise<void> => {
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

export const refuse = (status: number, body: object) => (): Response =>
  Response.json({ success: false, ...body }, { status });

export const noAnswer = (): Response => Response.error();

/** Keeps a call waiting until it is let go, which ends when the screens have read its answer; `first` answers the first call instead of the server. */
export function hold(method: string, path: RegExp, first?: () => Response): () => Promise<void> {
  let instead = first;
  let release: () => void = () => undefined;
  let onRead: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const read = new Promise<void>((resolve) => (onRead = resolve));
  const made = new Promise<void>((resolve) =>
    intercept(method, path, async (real) => {
      resolve();
      await held;
      const answer = instead?.() ?? (await real());
      instead = undefined;
      const text = answer.text.bind(answer);
      answer.text = async () => {
        const words = await text();
        setTimeout(onRead);
        return words;
      };
      return answer;
    }),
  );
  return async () => {
    // A form checks its fields before it calls.
    await made;
    release();
    await read;
  };
}

/** Resolves when the screens have the answer of a call that they make from now on. */
export const answered = (method: string, path: RegExp): Promise<void> =>
  new Promise((resolve) =>
    intercept(method, path, async (real) => {
      const answer = await real();
      await answer.clone().text();
      setTimeout(resolve);
      return answer;
    }),
  );

/** The words beneath a field that is refused. */
export async function faultAt(field: HTMLElement): Promise<string> {
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  return (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
}
