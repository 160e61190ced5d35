import { rememberLanguage } from '../i18n/language';
import { useText } from '../i18n/use-text';
import { BrandMark } from '../shell/brand';
import { useCompanyName } from '../shell/use-company-name';
import { NavigationToast } from '../ui/feedback/navigation-toast';
import { LanguageSwitch } from '../ui/language-switch';
import { usePageTitle } from '../ui/layout/use-page-title';
import { LoginForm } from './login-form';
import classes from './login.module.css';
import { Info } from 'lucide-react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Icon } from '../ui/icon';
import type { SignInState } from '../shell/destination';

/** Invented leave: month (0 to 11), first day, number of days, tone. */
const LEAVE = [
  [0, 5, 3, 1],
  [1, 11, 9, 1],
  [2, 5, 1, 2],
  [2, 24, 5, 1],
  [3, 3, 9, 2],
  [4, 14, 4, 1],
  [5, 8, 11, 1],
  [5, 25, 1, 3],
  [6, 14, 18, 2],
  [7, 4, 4, 1],
  [8, 14, 5, 1],
  [8, 28, 1, 2],
  [9, 2, 2, 3],
  [9, 19, 11, 1],
  [10, 12, 1, 1],
  [11, 21, 11, 2],
] as const;

interface Day {
  month: number;
  day: number;
  weekend: boolean;
}

const YEAR = 2026;

const onLeave = (month: number, day: number) =>
  LEAVE.some(([inMonth, first, days]) => inMonth === month && day >= first && day < first + days);

const freeDays: Day[] = Array.from({ length: 12 }, (_, month) => {
  const days = new Date(Date.UTC(YEAR, month + 1, 0)).getUTCDate();
  return Array.from({ length: days }, (_, index) => index + 1)
    .filter((day) => !onLeave(month, day))
    .map((day) => ({
      month,
      day,
      weekend: new Date(Date.UTC(YEAR, month, day)).getUTCDay() % 6 === 0,
    }));
}).flat();

const COLUMN = 46;
const ROW = 23;
const HALF = 7.5;

const columnX = (month: number) => 58 + month * COLUMN;
const rowY = (day: number) => 17 + day * ROW;

function YearOrnament() {
  return (
    <svg viewBox="0 0 620 760" preserveAspectRatio="xMinYMid slice">
      {LEAVE.map(([month, first, days, tone]) => (
        <rect
          key={`${month} ${first}`}
          x={columnX(month) - HALF}
          y={rowY(first) - HALF}
          width={2 * HALF}
          height={2 * HALF + (days - 1) * ROW}
          rx={HALF}
          fill={`var(--deep-${tone})`}
        />
      ))}
      {freeDays.map(({ month, day, weekend }) => (
        <circle
          key={`${month} ${day}`}
          cx={columnX(month)}
          cy={rowY(day)}
          r={weekend ? 1.9 : 3.4}
          fill="white"
          opacity={weekend ? 0.2 : 0.26}
        />
      ))}
    </svg>
  );
}

export default function LoginPage() {
  const text = useText();
  usePageTitle(text('login.page'));
  return (
    <main className={classes.page}>
      <section className={classes.side}>
        <div className={classes.box}>
          <Company />
          <h1>{text('login.title')}</h1>
          <p className={classes.subtitle}>{text('login.subtitle')}</p>
          <SessionEnded />
          <LoginForm />
        </div>
        <footer className={classes.foot}>
          <LanguageSwitch
            label={text('account.language')}
            onChoose={(language) => void rememberLanguage(language)}
          />
          <p className={classes.caption}>{text('app.version', { version: __VERSION__ })}</p>
        </footer>
      </section>
      <NavigationToast />
      <div className={classes.art} aria-hidden="true">
        <YearOrnament />
      </div>
    </main>
  );
}

/** Without a name of its own, the title beneath says the product's. */
function Company() {
  const company = useCompanyName();
  return (
    <p className={classes.company}>
      <BrandMark size={40} />
      <bdi>{company}</bdi>
    </p>
  );
}

function SessionEnded() {
  const text = useText();
  const state = useLocation().state as SignInState | null;
  // After a reload or Back the router state is still there, but out of date.
  const restored = useNavigationType() === NavigationType.Pop;
  if (restored || !state?.sessionEnded) return null;
  return (
    <p role="status" className={classes.ended}>
      <Icon of={Info} />
      {text('login.ended')}
    </p>
  );
}
