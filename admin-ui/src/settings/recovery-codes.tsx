import { Check, Copy, Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SecondFactorRecord } from '../../../api/contract/auth/second-factor.js';
import { useCopy } from '../forms/use-copy';
import { useDates } from '../i18n/use-dates';
import { useText } from '../i18n/use-text';
import { useUser } from '../api/session';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/fields/checkbox';
import { download } from '../ui/download';
import { Icon } from '../ui/icon';
import { StatusGlyph } from '../ui/feedback/status-glyph';
import classes from './recovery-codes.module.css';

interface Props {
  codes: string[];
  factor: SecondFactorRecord;
  onSaved: () => void;
}

/** The server shows the codes only once. */
export function RecoveryCodes({ codes, factor: { enabledAt }, onSaved }: Props) {
  const text = useText();
  const { dayOf } = useDates();
  const { copied, message, copy } = useCopy({
    copied: text('settings.factor.copied'),
    notCopied: text('settings.factor.notCopied'),
  });
  const email = useUser()?.email ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const [saved, setSaved] = useState(false);
  // oxlint-disable-next-line react/purity -- shows the current date
  const owner = text('settings.factor.codesOf', { email, date: dayOf(new Date().toISOString()) });

  useEffect(() => heading.current?.focus(), []);

  function saveFile() {
    const lines = [text('app.name'), owner, '', ...codes, ''];
    download(new Blob([lines.join('\n')], { type: 'text/plain' }), 'recovery-codes.txt');
  }

  return (
    <>
      <p className={classes.on}>
        <StatusGlyph of="approved" />
        <strong>
          {text('settings.factor.onSince', { date: enabledAt ? dayOf(enabledAt) : '' })}
        </strong>
      </p>
      <div className={classes.panel}>
        <header>
          <h3 ref={heading} tabIndex={-1}>
            {text('settings.factor.codes')}
          </h3>
          <span>{text('settings.factor.eachOnce', { count: codes.length })}</span>
        </header>
        <p className={classes.text}>{text('settings.factor.codesKeep')}</p>
        <p className={classes.owner}>{owner}</p>
        <ul className={classes.codes} dir="ltr">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={classes.ways}>
          <Button onClick={() => void copy(codes.join('\n'))}>
            <Icon of={copied ? Check : Copy} />
            {text('settings.factor.copy')}
          </Button>
          <Button onClick={saveFile}>
            <Icon of={Download} />
            {text('settings.factor.download')}
          </Button>
          <Button onClick={() => print()}>
            <Icon of={Printer} />
            {text('settings.factor.print')}
          </Button>
          <span role="status">{message}</span>
        </div>
        <footer>
          <Checkbox
            label={text('settings.factor.kept')}
            checked={saved}
            onChange={({ target }) => setSaved(target.checked)}
          />
          <Button variant="primary" disabled={!saved} onClick={onSaved}>
            {text('settings.factor.done')}
          </Button>
        </footer>
      </div>
    </>
  );
}
