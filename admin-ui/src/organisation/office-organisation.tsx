import { getBlob } from '../api/http-client';
import { useToday } from '../api/use-today';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/people/organisation';
import { useText } from '../i18n/use-text';
import { officePath } from '../paths';
import { DownloadButton } from '../shell/confirmation/download-button';
import { OrganisationPage } from './organisation-page';
import { useOrganisationChoice } from './use-organisation-choice';

export const messages = catalogueOf({ 'people/organisation': english });

export default function OfficeOrganisation() {
  const text = useText();
  return (
    <OrganisationPage
      title={text('organisation.title')}
      recordOf={officePath.employee}
      actions={<Export />}
    />
  );
}

function Export() {
  const text = useText();
  const { asOf } = useOrganisationChoice();
  const today = useToday();
  const query = asOf ? `?${new URLSearchParams({ asOf })}` : '';
  return (
    <DownloadButton
      variant="quiet"
      icon={false}
      fetchFile={() => getBlob(`/organisation${query}`, 'text/csv')}
      name={`organisation-${asOf ?? today}.csv`}
    >
      {text('organisation.export')}
    </DownloadButton>
  );
}
