const STORAGE_KEY = 'drafts';

/** Never passwords or amounts: a draft outlives its session. */
export interface Draft {
  account: string;
  path: string;
  form: string;
  values: Record<string, unknown>;
}

const isAt = (account: string, path: string, form?: string) => (draft: Draft) =>
  draft.account === account && draft.path === path && (form === undefined || draft.form === form);

function stored(): Draft[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as Draft[];
  } catch {
    return [];
  }
}

function store(drafts: Draft[]): void {
  try {
    if (drafts.length > 0) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(drafts));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // The storage is full or blocked: without it a draft cannot be kept.
  }
}

export function keepDraft(draft: Draft): void {
  store([
    ...stored().filter((other) => !isAt(draft.account, draft.path, draft.form)(other)),
    draft,
  ]);
}

export function readDraft(account: string, path: string, form: string): Draft | undefined {
  return stored().find(isAt(account, path, form));
}

export function takeDraft(account: string, path: string, form: string): Draft | undefined {
  const draft = readDraft(account, path, form);
  if (draft) store(stored().filter((other) => !isAt(account, path, form)(other)));
  return draft;
}

export const hasDraft = (path: string): boolean => stored().some((draft) => draft.path === path);

/** Another account that signs in must not find them. */
export const dropDrafts = (exceptOf?: string): void =>
  store(stored().filter(({ account }) => account === exceptOf));
