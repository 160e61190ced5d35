import { matchParts } from './text-match';

/** The parts that a search has found are marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return (
    <bdi>
      {matchParts(text, query).map((part, index) =>
        part.matches ? <mark key={index}>{part.text}</mark> : part.text,
      )}
    </bdi>
  );
}
