import { useText } from '../i18n/use-text';
import { useConfig } from '../api/config';
import { CountUp } from '../ui/count-up';
import { Skeleton } from '../ui/feedback/skeleton';

interface Props {
  /** The answer that it is part of is on its way. */
  waiting: boolean;
  value: number | undefined;
}

/** A number that counts up, once it is there and known how numbers are written here. */
export function Figure({ waiting, value }: Props) {
  const text = useText();
  const config = useConfig();
  if (waiting || config === undefined) return <FigureSkeleton />;
  if (!isNumber(value)) return text('app.notAvailable');
  return <CountUp value={value} format={new Intl.NumberFormat(config?.locale)} />;
}

/** Whatever the contract promises. */
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

export const FigureSkeleton = () => <Skeleton width={96} height={28} />;
