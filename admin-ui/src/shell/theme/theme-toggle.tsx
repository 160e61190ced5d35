import { Moon, Sun } from 'lucide-react';
import { useText } from '../../i18n/use-text';
import { IconButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { chooseMode, useMode } from './theme-mode';

export function ThemeToggle() {
  const text = useText();
  const dark = useMode() === 'dark';
  return (
    <IconButton
      aria-label={text(dark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => chooseMode(dark ? 'light' : 'dark')}
    >
      <Icon of={dark ? Sun : Moon} />
    </IconButton>
  );
}
