import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useTouch } from '../../ui/layout/use-phone';
import type { useDraft } from './use-draft';

interface Props {
  input: RefObject<HTMLInputElement | null>;
  draft: ReturnType<typeof useDraft>;
  typedOnly: boolean;
  bare: boolean;
  onLeave: (() => void) | undefined;
}

/** The calendar of a field: when it opens and closes, and where the focus goes. */
export function useDatePanel({ input, draft, typedOnly, bare, onLeave }: Props) {
  const touch = useTouch() && !typedOnly;
  const [panel, setPanel] = useState<'open' | 'focused'>();
  const [hasKeyboard, setKeyboard] = useState(false);
  const isFetchingKeyboard = useRef(false);

  const hide = () => setPanel(undefined);

  function close() {
    input.current?.focus();
    hide();
  }

  function openDays() {
    if (typedOnly) return;
    draft.take();
    setPanel('focused');
  }

  /** Back from the days, which can be entered again. */
  const onFocus = () => setPanel((now) => now && 'open');

  /** Tab alone does not open it. */
  function onPress() {
    if (panel) return;
    if (!touch || hasKeyboard) input.current?.select();
    if (!typedOnly && !hasKeyboard) setPanel('open');
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (isFetchingKeyboard.current) return;
    draft.take();
    if (currentTarget.contains(relatedTarget)) return;
    hide();
    onLeave?.();
  }

  function onEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || (!panel && draft.typed === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (panel) close();
    else draft.restore();
  }

  function typeInstead() {
    setKeyboard(true);
    hide();
    // The keyboard of a touch screen comes with the focus, and only within the tap.
    isFetchingKeyboard.current = true;
    input.current?.setAttribute('inputmode', 'text');
    input.current?.blur();
    input.current?.focus();
    isFetchingKeyboard.current = false;
  }

  return {
    isOpen: panel !== undefined,
    isFocused: panel === 'focused',
    inFlow: touch && !bare,
    inputMode: touch && !hasKeyboard ? ('none' as const) : ('text' as const),
    onType: touch && !hasKeyboard ? typeInstead : undefined,
    toggle: () => (panel ? close() : openDays()),
    hide,
    close,
    openDays,
    onFocus,
    onPress,
    onBlur,
    onEscape,
  };
}
