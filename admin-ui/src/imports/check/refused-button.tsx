import type { ImportRecord } from '../../../../api/contract/imports/imports.js';
import { DownloadButton } from '../../shell/confirmation/download-button';
import { useText } from '../../i18n/use-text';
import { importCalls } from '../import-queries';

export function RefusedButton({
  record: { _id, fileName },
  icon = false,
}: {
  record: ImportRecord;
  icon?: boolean;
}) {
  const text = useText();
  return (
    <DownloadButton
      fetchFile={() => importCalls.refused(_id)}
      name={`${fileName.replace(/\.[^.]*$/, '')}-${text('imports.refused.suffix')}.csv`}
      icon={icon}
    >
      {text('imports.refused.download')}
    </DownloadButton>
  );
}
