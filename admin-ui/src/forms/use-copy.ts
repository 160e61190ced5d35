import { useState } from 'react';

export interface CopyWords {
  copied: string;
  notCopied: string;
}

/** `message` is the result of the last copy. */
export function useCopy(words: CopyWords) {
  const [copied, setCopied] = useState<boolean>();

  async function copy(content: string) {
    // Browsers offer no clipboard to pages over http.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const written = clipboard?.writeText(content).then(
      () => true,
      () => false,
    );
    setCopied((await written) ?? false);
  }

  const message = copied === undefined ? '' : words[copied ? 'copied' : 'notCopied'];
  return { copied, message, copy };
}
