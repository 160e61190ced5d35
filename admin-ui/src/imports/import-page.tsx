import { useParams } from 'react-router';
import { imports } from '../i18n/en/imports';
import type { Catalogue } from '../i18n/language';
import { ImportScreen } from './import-screen';
import { Upload } from './upload';

export const words: Catalogue = { en: async () => ({ imports }), fr: async () => ({ imports: (await import('../i18n/fr/imports')).imports }) };

/** Nothing in the address is a new import; an id is one that was begun, and a step of it may follow. */
export default function ImportPage() {
  const [id = '', step] = (useParams()['*'] ?? '').split('/');
  // A file that has just been read is the same screen as before it was chosen.
  return !id || step === 'file' ? <Upload id={id} /> : <ImportScreen key={id} id={id} asked={step} />;
}
