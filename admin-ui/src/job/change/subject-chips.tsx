import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { JobSubject } from '../../../../api/contract/job/job-changes.js';
import { useText } from '../../i18n/use-text';
import { Icon } from '../../ui/icon';
import classes from './change-form.module.css';

interface Props {
  subjects: readonly JobSubject[];
  chosen: readonly JobSubject[];
  onToggle: (subject: JobSubject) => void;
}

/** Only what is pressed has fields. */
export function SubjectChips({ subjects, chosen, onToggle }: Props) {
  const text = useText();

  function press({ nativeEvent, currentTarget }: MouseEvent, subject: JobSubject) {
    onToggle(subject);
    // A mouse goes on in the field, keys to the next word.
    if (!chosen.includes(subject) && (nativeEvent as PointerEvent).pointerType === 'mouse') {
      const form = currentTarget.closest('form');
      requestAnimationFrame(() =>
        form?.querySelector<HTMLElement>(`[data-subject='${subject}'] :is(input, select)`)?.focus(),
      );
    }
  }

  return (
    <div className={classes.what}>
      <span className={classes.label}>{text('job.changing.what')}</span>
      <div className={classes.chips} role="group" aria-label={text('job.changing.what')}>
        {subjects.map((subject) => (
          <button
            key={subject}
            type="button"
            aria-pressed={chosen.includes(subject)}
            onClick={(event) => press(event, subject)}
          >
            {chosen.includes(subject) && <Icon of={Check} size={14} />}
            {text(`jobTimeline.kinds.${subject}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
