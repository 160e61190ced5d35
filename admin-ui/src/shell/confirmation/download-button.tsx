import { Download as DownloadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { type Download, useDownload } from './use-download';

interface Props extends Download {
  icon?: boolean;
  variant?: 'primary' | 'line' | 'quiet';
  /** Says more than the visible text, which it begins with. */
  label?: string;
  children: ReactNode;
}

export function DownloadButton({ icon = true, variant, label, children, ...file }: Props) {
  const { busy, save } = useDownload(file);
  return (
    // Not `disabled`: the password dialog returns the focus to the button.
    <Button
      variant={variant}
      aria-label={label}
      aria-disabled={busy}
      busy={busy}
      icon={icon ? DownloadIcon : undefined}
      onClick={save}
    >
      {children}
    </Button>
  );
}
