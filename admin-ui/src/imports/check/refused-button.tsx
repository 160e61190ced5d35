import type { ImportRecord } from '../../../../api/contract/imports.js';
import { SaveButton } from '../../shell/confirmation/save-button';
import { useText } from '../../i18n/use-text';
import { importCalls } from '../import-queries';

/** The rows as they stand in the file, with the reason beside each: to be mended and loaded again. */
export function RefusedButton({ record: { _id, fileName }, icon = false }: { record: ImportRecord; icon?: boolean }) {
  const text = useText();
  return (
    <SaveButton file={() => importCalls.refused(_id)} name={`${fileName.replace(/\.[^.]*$/, '')}-${text('imports.refused.suffix')}.csv`} icon={icon}>
      {text('imports.refused.download')}
    </SaveButton>
  );
}
