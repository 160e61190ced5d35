import { useCountUp } from './use-count-up';

interface Props {
  value: number;
  format: Intl.NumberFormat;
}

export function CountUp({ value, format }: Props) {
  return <>{format.format(useCountUp(value))}</>;
}
