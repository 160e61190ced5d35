interface Props {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where it goes on beyond the drawing it is cut flat. */
  cutStart?: boolean;
  cutEnd?: boolean;
  /** Only its outline is drawn, which then is open where it is cut. */
  hollow?: boolean;
  className?: string;
}

/** Days that are joined. */
export function Capsule({ x, y, width, height, cutStart = false, cutEnd = false, hollow = false, className }: Props) {
  const round = height / 2;
  const left = cutStart ? x : x + round;
  const right = cutEnd ? x + width : x + width - round;
  const end = cutEnd ? `${hollow ? 'm0 ' : 'v'}${height}` : `a${round} ${round} 0 0 1 0 ${height}`;
  const start = cutStart ? '' : `a${round} ${round} 0 0 1 0 ${-height}`;
  return <path className={className} d={`M${left} ${y}H${right}${end}H${left}${start}`} />;
}
