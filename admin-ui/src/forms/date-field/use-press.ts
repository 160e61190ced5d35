import { useEffect, useState } from 'react';

/** While the press lasts that ends the typing, nothing may move: it would miss the button that it is on. */
export function usePress(isTyping: boolean): boolean {
  const [isPressed, setPressed] = useState(false);
  const isListening = isTyping || isPressed;

  useEffect(() => {
    if (!isListening) return;
    const press = () => setPressed(true);
    // After the click.
    const release = () => setTimeout(() => setPressed(false));
    window.addEventListener('mousedown', press, { capture: true });
    window.addEventListener('mouseup', release, { capture: true });
    return () => {
      window.removeEventListener('mousedown', press, { capture: true });
      window.removeEventListener('mouseup', release, { capture: true });
    };
  }, [isListening]);

  return isPressed;
}
