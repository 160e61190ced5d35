import { useState } from 'react';
import { useText } from '../i18n/use-text';

/** `said` is what became of the last copy, in words. */
export function useCopy(): { copied: boolean; said: string; copy: (what: string) => Promise<void> } {
  const text = useText();
  const [copied, setCopied] = useState<boolean>();

  async function copy(what: string) {
    // There is no clipboard for pages over plain http.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    setCopied(clipboard ? await clipboard.writeText(what).then(() => true, () => false) : false);
  }

  return { copied: copied === true, said: copied === undefined ? '' : text(copied ? 'settings.factor.copied' : 'settings.factor.notCopied'), copy };
}
