import type { Messages } from '../messages';

export const listedDays: Messages['listedDays'] = {
  more: '%{count} autre jour |||| %{count} autres jours',
};
