import { type ComponentType, lazy, type ReactNode, useState } from 'react';

interface ScreenChunk<Props> {
  Screen: (props: Props) => ReactNode;
  load: () => Promise<void>;
}

/**
 * A screen in a chunk of its own. React.lazy alone would show a fallback for 300 ms even of a
 * chunk that has arrived already; this one renders at once after `load`.
 */
export function screenChunk<Props extends object>(bring: () => Promise<{ default: ComponentType<Props> }>): ScreenChunk<Props> {
  let arrived: ComponentType<Props> | undefined;
  let Late = lazy(tried) as ComponentType<Props>;

  /** React keeps what a lazy component failed with for good; whoever comes again after a failure gets a new one. */
  function tried() {
    return bring().catch((failure: unknown) => {
      Late = lazy(tried) as ComponentType<Props>;
      throw failure;
    });
  }

  function Screen(props: Props) {
    const [Shown] = useState(() => arrived ?? Late);
    return <Shown {...props} />;
  }

  async function load() {
    arrived = (await bring()).default;
  }

  return { Screen, load };
}
