import { Search } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { MAC, useShortcuts } from './use-shortcuts';
import classes from './search-button.module.css';
import type { SearchDialog } from './search-dialogs';

const dialogs = screenChunk(() => import('./search-dialogs'));

/** The way to everything by name, and the keys that lead there; what opens comes when it is first asked for. */
export function SearchButton() {
  const text = useText();
  const notify = useNotify();
  const [shown, setShown] = useState<SearchDialog>();
  const coming = useRef(false);
  const show = useCallback(
    (dialog: SearchDialog) => {
      coming.current = true;
      dialogs
        .load()
        .then(
          () => setShown(dialog),
          () => notify(text('error.generic'), { type: 'error' }),
        )
        .finally(() => (coming.current = false));
    },
    [notify, text],
  );
  useShortcuts({
    onSearch: useCallback(() => show('palette'), [show]),
    onHelp: useCallback(() => show('help'), [show]),
    // What is typed meanwhile is meant for what is about to open.
    isBusy: useCallback(() => coming.current, []),
  });
  const expect = () => void dialogs.load().catch(() => undefined);

  return (
    <>
      <button
        type="button"
        className={classes.jump}
        aria-haspopup="dialog"
        aria-keyshortcuts={MAC ? 'Meta+K' : 'Control+K'}
        onPointerEnter={expect}
        onFocus={expect}
        onClick={() => show('palette')}
      >
        <Icon of={Search} />
        <span>{text('search.open')}</span>
        <kbd aria-hidden="true">{text(MAC ? 'search.keysMac' : 'search.keys')}</kbd>
      </button>
      {shown && <dialogs.Screen shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />}
    </>
  );
}
