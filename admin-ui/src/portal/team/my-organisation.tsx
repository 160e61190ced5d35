import { catalogueOf } from '../../i18n/catalogue';
import * as english from '../../i18n/en/people/organisation';
import { useText } from '../../i18n/use-text';
import { OrganisationPage } from '../../organisation/organisation-page';
import { TeamTabs } from './team-tabs';

export const messages = catalogueOf({ 'people/organisation': english });

/** A manager's part of the company. */
export default function MyOrganisation() {
  const text = useText();
  return <OrganisationPage title={text('teamTabs.label')} tabs={<TeamTabs />} />;
}
