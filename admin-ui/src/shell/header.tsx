import { ArrowRightLeft, PanelLeft } from 'lucide-react';
import { Link } from 'react-router';
import { address } from '../addresses';
import { useText } from '../i18n/use-text';
import { NotificationsButton } from '../notifications/notifications-button';
import { useOffice } from '../providers/use-office';
import { SearchButton } from '../search/search-button';
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
  const office = useOffice();
  return (
    <header className={classes.header}>
      <IconButton className={classes.first} aria-label={text('navigation.sidebar')} aria-expanded={sidebarOpen} onClick={onToggleSidebar}>
        <Icon of={PanelLeft} mirrored />
      </IconButton>
      <SearchButton />
      <span className={classes.space} />
      <ThemeToggle />
      <NotificationsButton to={(about) => ('leave' in about ? address.leave(about.leave._id) : address.import(about.import._id))} />
      <AccountMenu chooseLanguage={office.chooseLanguage}>
        <Link to="/employee-dashboard">
          <Icon of={ArrowRightLeft} />
          {text('account.portal')}
        </Link>
      </AccountMenu>
    </header>
  );
}
