import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../i18n/use-text';
import { ConfirmDialog, Dialog } from '../ui/feedback/dialog';
import { Skeleton } from '../ui/feedback/skeleton';

interface Props<Row> {
  /** The server's, in case that the other version cannot be loaded. */
  message: string;
  load: () => Promise<Row | undefined>;
  onClose: () => void;
  /** Both versions, once the other one is there. */
  children: (theirs: Row) => ReactNode;
}

/** After a failure, the query still has the older record. */
export const dataOf = <Row,>({
  data,
  isSuccess,
}: {
  data: Row | undefined;
  isSuccess: boolean;
}): Row | undefined => (isSuccess ? data : undefined);

/** Shown inside the form whose save was refused, because somebody else has saved since it was opened. */
export function StaleEdit<Row>({ message, load, onClose, children }: Props<Row>) {
  const text = useText();
  const [loaded, setLoaded] = useState<{ theirs: Row | undefined }>();
  const reload = () => void load().then((theirs) => setLoaded({ theirs }));

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  useEffect(reload, []);

  if (!loaded) {
    return (
      <Dialog title={text('forms.staleTitle')} onClose={onClose}>
        <Skeleton width="100%" height={80} />
      </Dialog>
    );
  }
  const { theirs } = loaded;
  if (theirs === undefined) {
    return (
      <ConfirmDialog
        title={text('forms.staleTitle')}
        action={text('forms.reload')}
        onCancel={onClose}
        onConfirm={reload}
      >
        {message}
      </ConfirmDialog>
    );
  }
  return children(theirs);
}
