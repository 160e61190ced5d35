import type { Messages } from '../messages';

export const listedDays: Messages['listedDays'] = {
  more: '%{count} weiterem Tag |||| %{count} weiteren Tagen',
};
