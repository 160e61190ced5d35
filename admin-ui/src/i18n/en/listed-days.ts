export const listedDays = { more: '%{count} other day |||| %{count} other days' };
