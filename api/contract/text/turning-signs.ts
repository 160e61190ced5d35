/** Embeddings, overrides and isolates, by which a name turns the words after it. Hebrew and Arabic letters have their direction without them. */
const TURNING_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

export function withoutTurningSigns(text: string): string {
  return text.replace(TURNING_SIGNS, '');
}
