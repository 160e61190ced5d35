import { Bookmark, X } from 'lucide-react';
import { type FormEvent, type MouseEvent, useRef, useState } from 'react';
import {
  extractValidSavedQueries,
  type SavedQuery,
  useListContext,
  useSavedQueries,
} from 'react-admin';
import { useNavigate } from 'react-router';
import { useText } from '../i18n/use-text';
import { Button, IconButton } from '../ui/button';
import { Field } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import { Popover } from '../ui/layout/popover';
import tools from './list-tools.module.css';
import classes from './saved-views.module.css';

interface Props {
  /** Those shown, which a view keeps, and how others are chosen. */
  columns?: [string[], (columns: string[]) => void];
}

/** react-admin's, and the columns. */
type View = SavedQuery & { value?: { columns?: string[] } };

export function SavedViews({ columns }: Props) {
  const text = useText();
  return (
    <Popover
      className={tools.tool}
      align="end"
      button={
        <>
          <Icon of={Bookmark} />
          <span>{text('lists.views')}</span>
        </>
      }
    >
      {(close) => <Views columns={columns} onApplied={close} />}
    </Popover>
  );
}

function Views({ columns, onApplied }: Props & { onApplied: () => void }) {
  const text = useText();
  const navigate = useNavigate();
  const { resource, filterValues, displayedFilters, sort, perPage } = useListContext();
  const [saved, setSaved] = useSavedQueries(resource);
  const [error, setError] = useState<string>();
  const views = extractValidSavedQueries(saved);
  const name = useRef<HTMLInputElement>(null);

  function apply({ value }: View) {
    if (value?.columns) columns?.[1](value.columns);
    const { filter, sort, perPage: kept } = value ?? { filter: {} };
    const query = {
      filter: JSON.stringify(filter),
      sort: sort?.field ?? 'id',
      order: sort?.order ?? 'ASC',
      page: '1',
      perPage: String(kept ?? perPage),
    };
    void navigate({ search: `?${new URLSearchParams(query)}` });
    onApplied();
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const label = (new FormData(form).get('label') as string).trim();
    if (!label) return setError(text('lists.viewNameMissing'));
    setError(undefined);
    setSaved([
      ...views.filter((view) => view.label !== label),
      {
        label,
        value: {
          filter: filterValues as object,
          displayedFilters: displayedFilters as unknown[],
          sort,
          perPage,
          ...(columns && { columns: columns[0] }),
        },
      },
    ]);
    form.reset();
  }

  function remove({ label }: SavedQuery, { currentTarget }: MouseEvent<HTMLElement>) {
    const row = currentTarget.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    // The focused button disappears with its row.
    (neighbour?.querySelector<HTMLElement>('button:last-child') ?? name.current)?.focus();
    setSaved(views.filter((view) => view.label !== label));
  }

  return (
    <div className={classes.views}>
      {views.length === 0 && <p>{text('lists.noViews')}</p>}
      <ul>
        {views.map((view) => (
          <li key={view.label}>
            <button type="button" className={classes.apply} onClick={() => apply(view)}>
              <bdi>{view.label}</bdi>
            </button>
            <IconButton
              aria-label={text('lists.removeView', { name: view.label })}
              onClick={(event) => remove(view, event)}
            >
              <Icon of={X} size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={save}>
        <Field
          ref={name}
          label={text('lists.viewName')}
          name="label"
          maxLength={60}
          autoComplete="off"
          error={error}
        />
        <Button type="submit">{text('lists.saveView')}</Button>
      </form>
    </div>
  );
}
