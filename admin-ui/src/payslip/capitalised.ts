/** French writes months small, but not at the beginning. */
export const capitalised = (title: string): string =>
  `${title.charAt(0).toUpperCase()}${title.slice(1)}`;
