import { useText } from '../i18n/use-text';
import { useConfig, useNumbers } from '../api/config';
import { Skeleton } from '../ui/feedback/skeleton';
import { Money } from '../ui/money';
import { CountUp } from './count-up';

interface Props {
  loading: boolean;
  value: number | undefined;
}

/** Also waits for the configuration, which has the number format. */
export function Figure({ loading, value }: Props) {
  const text = useText();
  const config = useConfig();
  const numbers = useNumbers();
  if (loading || config === undefined) return <FigureSkeleton />;
  if (!isNumber(value)) return text('app.notAvailable');
  return <CountUp value={value} render={(shown) => numbers.format(shown)} />;
}

/** The server may send a value that breaks the contract. */
export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const FigureSkeleton = () => <Skeleton width={96} height={28} />;

interface MoneyFigureProps {
  value: number;
  format: Intl.NumberFormat;
  /** The format while the figure counts up, which has no cents yet. */
  counting: Intl.NumberFormat;
}

export function MoneyFigure({ value, format, counting }: MoneyFigureProps) {
  return (
    <CountUp
      value={value}
      render={(shown) => <Money of={shown} format={shown === value ? format : counting} />}
    />
  );
}
