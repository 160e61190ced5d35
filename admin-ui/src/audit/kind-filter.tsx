import { useText } from '../i18n/use-text';
import { FilterSelect } from '../lists/filter-select';
import { actionsOf, isSubject } from './actions';
import { useActionWords } from './use-action-words';

/** What was done, of one kind of object or of all of them. */
export function KindFilter({ label, subject }: { label: string; subject: string }) {
  const text = useText();
  const words = useActionWords();
  const choices = actionsOf(subject).map((action) => {
    const [of = ''] = action.split('.');
    const done = words({ action, subject: of, changes: [] }, 'own');
    return { value: action, label: subject || !isSubject(of) ? done : text('audit.kindOf', { subject: text(`audit.subjects.${of}`), kind: done }) };
  });
  return <FilterSelect source="action" label={label} choices={choices} />;
}
