import type { Catalogue } from '../catalogue';
import { messages as audit } from './audit';
import { messages as teamCalendar } from './team-calendar';

/** Two bundles: a third with the texts of both would have them twice, and costs every page a request for what the bundler needs for that. */
export const messages: Catalogue = async (language) => {
  const [first, second] = await Promise.all([audit(language), teamCalendar(language)]);
  return { ...first, ...second };
};
