import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { ExternalLink } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { RecoveryCodesResponse } from '../../../api/contract/auth/auth-responses.js';
import type { SecondFactorStart } from '../../../api/contract/auth/second-factor.js';
import { NotConfirmed } from '../api/not-confirmed';
import { useWithConfirmation } from '../shell/confirmation/confirmation-context';
import { codeField } from '../forms/code-field';
import { useText } from '../i18n/use-text';
import { RequestFailed } from '../api/http-client';
import { useApi } from '../api/use-api';
import { Button, RowAction } from '../ui/button';
import button from '../ui/button.module.css';
import { Field } from '../ui/fields/field';
import { Icon } from '../ui/icon';
import { usePhone } from '../ui/layout/use-phone';
import classes from './second-factor-setup.module.css';
import { useCopy } from '../forms/use-copy';

/** The empty margin that the QR standard requires. */
const QUIET_ZONE = 4;

/** Drawn in the browser, so that the secret goes to no other service. Dark on white in both themes, for the cameras. */
function QrCode({ of, label, className }: { of: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(of);
    return { size: code.size, path: toSvgPath(code) };
  }, [of]);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width={side} height={side} fill="#fff" />
      <path d={path} fill="#142122" fillRule="evenodd" />
    </svg>
  );
}

interface SetupProps {
  start: SecondFactorStart;
  onEnabled: (response: RecoveryCodesResponse) => void;
  onCancel: () => void;
}

/** A phone cannot scan its own screen, so it gets a link to the app instead of the QR code. */
export default function SecondFactorSetup({
  start: { secret, uri },
  onEnabled,
  onCancel,
}: SetupProps) {
  const text = useText();
  const api = useApi();
  const phone = usePhone();
  const withConfirmation = useWithConfirmation();
  const steps = useRef<HTMLOListElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => steps.current?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = code.current?.value ?? '';
    setError(typed ? undefined : text('settings.factor.codeMissing'));
    if (!typed) return code.current?.focus();
    setBusy(true);
    try {
      onEnabled(await withConfirmation(() => api.enableSecondFactor(typed)));
    } catch (failure) {
      setBusy(false);
      if (failure instanceof NotConfirmed) return;
      const { body, message: serverError } =
        failure instanceof RequestFailed ? failure : new RequestFailed(0, {});
      setError(body.errors?.code || serverError || text('error.server'));
      code.current?.select();
    }
  }

  return (
    <div className={classes.setup}>
      {!phone && <QrCode of={uri} label={text('settings.factor.picture')} className={classes.qr} />}
      <ol
        ref={steps}
        tabIndex={-1}
        aria-label={text('settings.factor.steps')}
        className={classes.steps}
      >
        <li>
          <strong>{text(phone ? 'settings.factor.add' : 'settings.factor.scan')}</strong>
          {phone && (
            <a className={`${button.button} ${button.line}`} href={uri}>
              <Icon of={ExternalLink} />
              {text('settings.factor.open')}
            </a>
          )}
          <CopiedKey secret={secret} />
        </li>
        <li>
          <strong>{text('settings.factor.enter')}</strong>
          <p>{text('settings.factor.ends')}</p>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Field
              ref={code}
              hideLabel
              label={text('settings.factor.code')}
              error={error}
              {...codeField()}
            />
            <Button type="submit" busy={busy}>
              {text('settings.factor.turnOn')}
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              {text('app.cancel')}
            </Button>
          </form>
        </li>
      </ol>
    </div>
  );
}

function CopiedKey({ secret }: { secret: string }) {
  const text = useText();
  const { message, copy } = useCopy({
    copied: text('settings.factor.copied'),
    notCopied: text('settings.factor.notCopied'),
  });
  return (
    <>
      <p>
        {text('settings.factor.type')}{' '}
        <span className={classes.nowrap}>
          <b dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</b>
          <RowAction
            tone="primary"
            aria-label={text('settings.factor.copyKey')}
            onClick={() => void copy(secret)}
          >
            {text('settings.factor.copy')}
          </RowAction>
        </span>
      </p>
      <p role="status" className={classes.copyStatus}>
        {message}
      </p>
    </>
  );
}
