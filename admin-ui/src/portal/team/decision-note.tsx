import type { FormEvent } from 'react';
import { LEAVE_NOTE_MAX } from '../../../../api/contract/leave/leaves.js';
import { useTextDraft } from '../../forms/text-draft';
import { useText } from '../../i18n/use-text';
import { Dialog, FormActions } from '../../ui/feedback/dialog';
import { TextAreaField } from '../../ui/fields/text-area-field';

/** The answers that come with a note. */
export type Asking = 'Approved' | 'Rejected' | 'pass';

const PARTS = { Approved: 'approving', Rejected: 'rejecting', pass: 'passing' } as const;
const ACTIONS = { Approved: 'approveNow', Rejected: 'reject', pass: 'pass' } as const;

interface Props {
  asking: Asking;
  words: { name: string; type: string; span: string };
  leave: string;
  busy: boolean;
  /** True if the card has the answer: taken, or refused. */
  send: (note: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks for a note, which may stay empty. */
export function DecisionNote({ asking, words, leave, busy, send, onClose }: Props) {
  const text = useText();
  const field = useTextDraft<HTMLTextAreaElement>(`${asking} ${leave}`);
  const isRejection = asking === 'Rejected';
  const part = PARTS[asking];

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (await send(field.current?.value ?? '')) onClose();
  }

  return (
    <Dialog title={text(`myTeam.${part}.title`, words)} onClose={onClose}>
      <p>{text(`myTeam.${part}.text`, words)}</p>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          ref={field}
          optional
          label={text(`myTeam.${part}.note`, words)}
          name="note"
          maxLength={LEAVE_NOTE_MAX}
        />
        <FormActions busy={busy} danger={isRejection} onCancel={onClose}>
          {text(`myTeam.waiting.${ACTIONS[asking]}`)}
        </FormActions>
      </form>
    </Dialog>
  );
}
