import { pieces } from './folded';

/** A text with what was searched for marked in it. */
export function Marked({ text, question }: { text: string; question: string }) {
  return <bdi>{pieces(text, question).map((piece, index) => (piece.found ? <mark key={index}>{piece.text}</mark> : piece.text))}</bdi>;
}
