/** So long a decision can be undone. Its mails and notifications leave afterwards. */
export const UNDO_MS = 30_000;

/** The mails and notifications of a decision that can still be undone. */
export class HeldNotices {
  readonly ids: string[] = [];

  constructor(readonly dueAt: number) {}
}
