import { PanelLeft } from 'lucide-react';
import { useText } from '../i18n/use-text';
import { IconButton } from '../ui/button';
import { Icon } from '../ui/icon';
import { AccountMenu } from './account-menu';
import classes from './header.module.css';
import { ThemeToggle } from './theme-toggle';

interface Props {
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
}

export function Header({ sidebarOpen, onToggleSidebar }: Props) {
  const text = useText();
  return (
    <header className={classes.header}>
      <IconButton className={classes.first} aria-label={text('navigation.sidebar')} aria-expanded={sidebarOpen} onClick={onToggleSidebar}>
        <Icon of={PanelLeft} mirrored />
      </IconButton>
      <span className={classes.space} />
      <ThemeToggle />
      <AccountMenu />
    </header>
  );
}
