/** Where the command key takes the place of Ctrl, which edits text there. */
export const MAC = /Mac|iPhone|iPad/.test(navigator.platform);

export const isSearchKey = ({ key, metaKey, ctrlKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || (ctrlKey && !MAC)) && !shiftKey && !altKey;

/** Where a letter is text, or chooses something from a list. */
const TYPING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]';

export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPING) !== null;

/** Ours, and those of MUI. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open], [aria-modal=true], .MuiPopover-root') !== null;
