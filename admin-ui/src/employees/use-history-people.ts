import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Entry } from '../audit/entry';
import { useText } from '../i18n/use-text';
import { useFilter } from '../lists/use-filter';
import type { Choice } from '../ui/select-field';

/** Who changed something, as far as the pages that were seen tell: the one that is chosen stays there without an entry. */
export function useHistoryPeople(): Choice[] {
  const text = useText();
  const { data } = useListContext<Entry>();
  const [chosen] = useFilter('actor');
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const found = data?.filter(({ actor }) => actor._id !== null && !names.has(actor._id)) ?? [];
  if (found.length > 0) setNames(new Map([...names, ...found.map(({ actor }): [string, string] => [actor._id ?? '', actor.name])]));
  const people = [...names].map(([value, label]) => ({ value, label }));
  return chosen && !names.has(chosen) ? [...people, { value: chosen, label: text('audit.onePerson') }] : people;
}
