import { useState } from 'react';
import {
  EVERYBODY,
  type AssignmentSubject,
} from '../../../api/contract/working-time/working-time.js';
import { useText } from '../i18n/use-text';
import { SelectField } from '../ui/fields/select-field';
import { AssigningDialog } from './assigning-dialog';
import { AssignmentForm, type Holders } from './assignment-form';
import classes from './assignments.module.css';
import { useSubjects } from './use-targets';
import { useSubjectWords } from './use-subject-words';

interface Props {
  holders: Holders;
  /** How many they are. */
  count?: number;
  name?: string;
  subject: AssignmentSubject;
  /** Another subject can be chosen. */
  choosable?: boolean;
  /** Chosen at first. */
  target?: string;
  onAssigned?: () => void;
  onClose: () => void;
}

export function AssignmentDialog({
  holders,
  count = 0,
  name,
  subject: first,
  choosable = false,
  target,
  onAssigned,
  onClose,
}: Props) {
  const text = useText();
  const words = useSubjectWords();
  const subjects = useSubjects();
  const [subject, setSubject] = useState(first);
  const who =
    holders === EVERYBODY
      ? text('assignments.everybody')
      : (name ?? text('assignments.people', { count }));
  const title = choosable
    ? text(name ? 'assignments.titleOfPerson' : 'assignments.titleOfPeople', { who })
    : text('assignments.title', { subject: words.label(subject), who });
  const holder =
    holders === EVERYBODY
      ? EVERYBODY
      : name !== undefined && Array.isArray(holders)
        ? holders[0]
        : undefined;
  return (
    <AssigningDialog title={title} onAssigned={onAssigned} onClose={onClose}>
      {(onPreview) => (
        <>
          {holders === EVERYBODY && <p>{text('assignments.everybodyText')}</p>}
          {choosable && (
            <div className={classes.form}>
              <SelectField
                label={text('assignments.subject')}
                choices={subjects.map((value) => ({ value, label: words.label(value) }))}
                value={subject}
                onChange={(event) => setSubject(event.target.value)}
              />
            </div>
          )}
          <AssignmentForm
            key={subject}
            holders={holders}
            historyOf={holder}
            subject={subject}
            target={subject === first ? target : undefined}
            onPreview={onPreview}
            onAssigned={onAssigned}
            onClose={onClose}
          />
        </>
      )}
    </AssigningDialog>
  );
}
