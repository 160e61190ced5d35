import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { useMemo } from 'react';

/** What stays empty around a code, so that it is found. */
const QUIET = 4;

/** Drawn here, so that what is in it goes nowhere. Dark on white in both themes: not every camera reads the opposite. */
export function QrCode({ of, label, className }: { of: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const code = generate(of);
    return { size: code.size, path: toSvgPath(code) };
  }, [of]);
  const side = size + 2 * QUIET;
  return (
    <svg className={className} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={path} fill="#142122" fillRule="evenodd" />
    </svg>
  );
}
