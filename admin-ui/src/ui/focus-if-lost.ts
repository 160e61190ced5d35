/** As the ref of a heading: takes the focus when its part replaces the one that had it, so that screen readers announce it. */
export function focusIfLost(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
}
