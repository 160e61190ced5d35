import { Search } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useNotify } from 'ra-core';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import { screenChunk } from '../../ui/layout/screen-chunk';
import { MAC, useShortcuts } from './use-shortcuts';
import classes from './search-button.module.css';
import type { SearchDialog } from './search-dialogs';

const dialogs = screenChunk(() => import('./search-dialogs'));

export function SearchButton() {
  const text = useText();
  const notify = useNotify();
  const [shown, setShown] = useState<SearchDialog>();
  const loading = useRef(false);
  const show = useCallback(
    (dialog: SearchDialog) => {
      loading.current = true;
      dialogs
        .load()
        .then(
          () => setShown(dialog),
          () => notify(text('error.generic'), { type: 'error' }),
        )
        .finally(() => (loading.current = false));
    },
    [notify, text],
  );
  useShortcuts({
    onSearch: useCallback(() => show('palette'), [show]),
    onHelp: useCallback(() => show('help'), [show]),
    // Keys typed while a dialog loads are meant for the dialog, not for shortcuts.
    isBusy: useCallback(() => loading.current, []),
  });
  const preload = () => void dialogs.load().catch(() => undefined);

  return (
    <>
      <button
        type="button"
        className={classes.jump}
        aria-haspopup="dialog"
        aria-keyshortcuts={MAC ? 'Meta+K' : 'Control+K'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => show('palette')}
      >
        <Icon of={Search} />
        <span>{text('search.open')}</span>
        <kbd aria-hidden="true">{text(MAC ? 'search.keysMac' : 'search.keys')}</kbd>
      </button>
      {shown && (
        <dialogs.Screen shown={shown} onShow={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
