export const ATTEMPTS_WINDOW_MS = 15 * 60 * 1000;
/** From everywhere; beyond it only known devices may try. */
export const ATTEMPTS_PER_ACCOUNT = 100;
