/** More than one person or run has: lists that are read at once. */
export const WHOLE_LIST = 500;
export const WHOLE_RANGE = JSON.stringify([0, WHOLE_LIST - 1]);
