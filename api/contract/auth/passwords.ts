/** Characters. A company can ask for longer ones, up to the highest minimum. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MIN_HIGHEST = 16;
export const PASSWORD_MAX = 1024;

export function longEnough(password: string, min: number): boolean {
  return [...password].length >= min;
}
