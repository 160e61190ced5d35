import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/use-text';
import { IconButton, RowAction } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Spinner } from '../../ui/feedback/spinner';
import classes from './command-palette.module.css';
import { isSearchKey } from './use-shortcuts';
import { type Option, OptionList } from './option-list';
import { useOptions } from './use-options';

export function CommandPalette({ onHelp, onClose }: { onHelp: () => void; onClose: () => void }) {
  const text = useText();
  const list = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState('');

  const query = typed.trim();
  const found = useOptions(query, onHelp);
  const { groups, pending, failed, retry } = found;
  const options = groups.flatMap((group) => group.options);
  const { active, setChosen, follow, press, forget } = useChosenOption(found, options, onClose);
  const first = options[active];

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label={text('search.open')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => target === dialog.current && onClose()}
    >
      <div className={classes.line}>
        {pending ? <Spinner label={text('search.busy')} size={18} /> : <Icon of={Search} />}
        <input
          role="combobox"
          aria-label={text('search.open')}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? list : undefined}
          aria-activedescendant={first ? `${list}-${active}` : undefined}
          aria-autocomplete="list"
          placeholder={text('search.open')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          autoFocus
          value={typed}
          onChange={({ target }) => {
            forget();
            setTyped(target.value);
          }}
          onKeyDown={press}
        />
        <kbd aria-hidden="true">{text('search.escape')}</kbd>
        <IconButton aria-label={text('search.close')} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <OptionList
        id={list}
        groups={groups}
        active={active}
        query={query}
        onActivate={setChosen}
        onFollow={follow}
      />
      {failed && (
        <p role="alert" className={classes.failure}>
          {text('search.failed')}
          <RowAction tone="primary" onClick={retry}>
            {text('app.tryAgain')}
          </RowAction>
        </p>
      )}
      {options.length === 0 && !pending && !failed && (
        <p className={classes.nothing}>{text('search.nothing', { question: query })}</p>
      )}
      <p role="status" className="visually-hidden">
        {!pending && query !== '' && text('search.found', { count: options.length })}
      </p>
    </dialog>
  );
}

/** The option that the arrow keys lead to and Enter follows; the first one at the start. */
function useChosenOption(
  { pending, namedFirst }: ReturnType<typeof useOptions>,
  options: Option[],
  onClose: () => void,
) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string>();
  /** Enter was pressed before the results arrived. */
  const enterPending = useRef(false);
  const active = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const first = options[active];

  function follow({ to, run }: Option) {
    onClose();
    if (to) void navigate(to);
    run?.();
  }

  useEffect(() => {
    if (pending || !enterPending.current) return;
    enterPending.current = false;
    if (first) follow(first);
  });

  function press(event: KeyboardEvent) {
    if (isSearchKey(event.nativeEvent)) {
      event.preventDefault();
      return onClose();
    }
    if (event.nativeEvent.isComposing) return;
    const last = options.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: active === last ? 0 : active + 1,
      ArrowUp: active === 0 ? last : active - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      setChosen(options[target]?.key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (pending && !chosen && !namedFirst) enterPending.current = true;
      else if (first) follow(first);
    }
  }

  function forget() {
    enterPending.current = false;
    setChosen(undefined);
  }

  return { active, setChosen, follow, press, forget };
}
