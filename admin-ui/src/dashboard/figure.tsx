import { useConfig } from '../providers/config';
import { CountUp } from '../ui/count-up';
import { Skeleton } from '../ui/skeleton';

/** A number that counts up, once it is there and known how numbers are written here. */
export function Figure({ value }: { value: number | undefined }) {
  const config = useConfig();
  if (value === undefined || config === undefined) return <FigureSkeleton />;
  return <CountUp value={value} format={new Intl.NumberFormat(config?.locale)} />;
}

export const FigureSkeleton = () => <Skeleton width={96} height={28} />;
