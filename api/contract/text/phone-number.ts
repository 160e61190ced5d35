const FEWEST_DIGITS = 3;
const NUMBER = /^[+(]{0,2}\p{Nd}[\p{Nd}\s()./+–-]*((ext|x|poste|dw|#|,)\.?\s*\p{Nd}+)?$/iu;

/** Digits with the usual signs between them, and an extension at the end. Whether somebody answers is not ours to know. */
export function isPhoneNumber(text: string): boolean {
  return NUMBER.test(text) && (text.match(/\p{Nd}/gu) ?? []).length >= FEWEST_DIGITS;
}
