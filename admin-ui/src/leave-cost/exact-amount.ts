/** A sum of days with three decimals, without the error of binary fractions. */
export const exactAmount = (amount: number): number => Math.round(amount * 1000) / 1000;
