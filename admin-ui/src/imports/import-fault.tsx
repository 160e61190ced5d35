import type { ImportRecord } from '../../../api/contract/imports.js';
import { type MessageKey, useText } from '../i18n/use-text';
import { AlertBox } from '../ui/alert-box';
import classes from './import.module.css';

const TITLES: { [state in ImportRecord['state']]?: MessageKey } = { Uploaded: 'imports.fault.check', Checked: 'imports.fault.apply', Applied: 'imports.fault.undo' };

/** Why what ran last came to nothing, above where one can go on. */
export function ImportFault({ record: { state, fault } }: { record: ImportRecord }) {
  const text = useText();
  const title = TITLES[state];
  if (!fault || !title) return null;
  return (
    <div className={classes.fault}>
      <AlertBox reason={fault}>{text(title)}</AlertBox>
    </div>
  );
}
