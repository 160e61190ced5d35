import { useAction } from '../../api/use-action';
import { download } from '../../ui/download';
import { useWithConfirmation } from './confirmation-context';

export interface Download {
  fetchFile: () => Promise<Blob>;
  name: string;
  onSaved?: () => void;
}

/** Asks for the password where the server wants it, and notifies of failures. */
export function useDownload({ fetchFile, name, onSaved }: Download) {
  const withConfirmation = useWithConfirmation();
  const { busy, act } = useAction();

  const fetchAndSave = () =>
    act(async () => {
      download(await withConfirmation(fetchFile), name);
      onSaved?.();
    });

  return { busy, save: () => void (busy || fetchAndSave()) };
}
