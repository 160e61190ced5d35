import { useParams } from 'react-router';
import { catalogueOf } from '../i18n/catalogue';
import * as english from '../i18n/en/imports';
import { ImportScreen } from './import-screen';
import { UploadScreen } from './upload/upload-screen';

export const messages = catalogueOf({ imports: english });

/** The path is empty for a new import, else an id and possibly a step. */
export default function ImportPage() {
  const [id = '', step] = (useParams()['*'] ?? '').split('/');
  // The same element before and after the upload, so that its state stays.
  return !id || step === 'file' ? (
    <UploadScreen id={id} />
  ) : (
    <ImportScreen key={id} id={id} requestedStep={step} />
  );
}
