import { useText } from '../i18n/use-text';
import type { Leave } from './leave';
import classes from './own-leave-list.module.css';

/** Why somebody wants to be away, and what was answered. */
export function OwnLeaveReason({ leave: { reason, note, decidedBy, cancelReason, cancelledBy } }: { leave: Leave }) {
  const text = useText();
  const answers = [
    { by: decidedBy, said: note },
    { by: cancelledBy, said: cancelReason },
  ];
  return (
    <>
      <bdi className={classes.reason}>{reason}</bdi>
      {answers.map(
        ({ by, said }) =>
          said && (
            <p key={said} className={classes.note}>
              {text('leaves.noteBy', { name: by ?? text('person.unknown') })}: <bdi>{said}</bdi>
            </p>
          ),
      )}
    </>
  );
}
