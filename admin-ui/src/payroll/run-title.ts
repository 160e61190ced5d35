const RUN_TITLE = 'run-title';

/** Takes the focus after a step, so that it does not fall on the button of the next one. */
export const runTitle = { id: RUN_TITLE, tabIndex: -1, style: { outline: 0 } } as const;

export function focusRunTitle(): void {
  document.getElementById(RUN_TITLE)?.focus();
}
