export const leaves = {};
