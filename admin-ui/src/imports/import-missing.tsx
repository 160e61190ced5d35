import { address } from '../addresses';
import { RecordMissing } from '../forms/record-missing';
import { useText } from '../i18n/use-text';

export function ImportMissing(failed: { failure: unknown; onTryAgain: () => void }) {
  const text = useText();
  return <RecordMissing level="h1" {...failed} title={text('imports.notFound')} back={{ to: address.imports, label: text('imports.back') }} />;
}
