import { Link, Route, Routes } from 'react-router';
import { useText } from '../i18n/use-text';
import { AccountMenu } from '../shell/account-menu';
import { NotFound } from '../shell/not-found';
import { ThemeToggle } from '../shell/theme-toggle';
import { CarriedToast } from '../ui/carried-toast';
import { Mark } from '../ui/mark';
import classes from './portal.module.css';
import { Welcome } from './welcome';

/** `unknownPath`: for an address outside the portal, of which only the shell is wanted. */
export default function Portal({ unknownPath = false }: { unknownPath?: boolean }) {
  const text = useText();
  return (
    <>
      <header className={classes.header}>
        <Link className={classes.brand} to="/employee-dashboard">
          <Mark />
          <span>{text('app.name')}</span>
        </Link>
        <ThemeToggle />
        <AccountMenu />
      </header>
      <main className={classes.sheet}>{unknownPath ? <NotFound /> : <Screens />}</main>
      <CarriedToast />
    </>
  );
}

function Screens() {
  return (
    <Routes>
      <Route index element={<Welcome />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
