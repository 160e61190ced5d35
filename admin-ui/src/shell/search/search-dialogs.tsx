import { Fragment, useId } from 'react';
import { useText } from '../../i18n/use-text';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { Dialog, DialogActions } from '../../ui/feedback/dialog';
import { CommandPalette } from './command-palette';
import { MAC, SHORTCUTS, useLetterShortcuts } from './use-shortcuts';
import classes from './shortcut-help.module.css';

export type SearchDialog = 'palette' | 'help';

interface Props {
  shown: SearchDialog;
  onShow: (dialog: SearchDialog) => void;
  onClose: () => void;
}

export default function SearchDialogs({ shown, onShow, onClose }: Props) {
  return shown === 'palette' ? (
    <CommandPalette onHelp={() => onShow('help')} onClose={onClose} />
  ) : (
    <ShortcutHelp onClose={onClose} />
  );
}

function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const text = useText();
  const hint = useId();
  const [letters, setLetters] = useLetterShortcuts();
  return (
    <Dialog title={text('search.shortcuts')} onClose={onClose}>
      <dl className={classes.list}>
        <div>
          <dt>{text('search.open')}</dt>
          <dd>
            <kbd>{text(MAC ? 'search.keysMac' : 'search.keys')}</kbd>
          </dd>
        </div>
        {SHORTCUTS.map(({ keys, label }) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && <span> {text('search.then')} </span>}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Checkbox
          label={text('search.letters')}
          aria-describedby={hint}
          checked={letters}
          onChange={({ target }) => setLetters(target.checked)}
        />
        <p id={hint} className={classes.hint}>
          {text('search.lettersHint')}
        </p>
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text('app.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
