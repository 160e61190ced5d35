import { useText } from '../i18n/use-text';
import classes from './company-form.module.css';

interface Props {
  own: boolean;
  /** The server's value in words. */
  server: string;
  onUseServer: () => void;
}

/** Says where a value comes from, and gives it back to the server's settings. */
export function ValueSource({ own, server, onUseServer }: Props) {
  const text = useText();
  if (!own) return text('settings.company.fromServer');
  return (
    <>
      {text('settings.company.setHere')}{' '}
      <button type="button" className={classes.use} onClick={onUseServer}>
        {text('settings.company.useServer', { value: server })}
      </button>
    </>
  );
}
