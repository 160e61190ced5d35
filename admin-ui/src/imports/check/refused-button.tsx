import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { DownloadButton } from '../../shell/confirmation/download-button';
import { useText } from '../../i18n/use-text';
import { importCalls } from '../import-queries';

export function RefusedButton({
  record: { _id, fileName },
  quiet = false,
}: {
  record: ImportRecord;
  quiet?: boolean;
}) {
  const text = useText();
  return (
    <DownloadButton
      fetchFile={() => importCalls.refused(_id)}
      name={`${fileName.replace(/\.[^.]*$/, '')}-${text('imports.refused.suffix')}.csv`}
      icon={false}
      variant={quiet ? 'quiet' : undefined}
    >
      {text('imports.refused.download')}
    </DownloadButton>
  );
}
