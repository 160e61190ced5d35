const LIST_HEADING = 'pdfs';

/** Takes the focus when a button of the list is gone. */
export const listHeading = { id: LIST_HEADING, tabIndex: -1 } as const;

export function focusListHeading(): void {
  document.getElementById(LIST_HEADING)?.focus();
}
