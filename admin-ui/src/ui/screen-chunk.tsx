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
  const Late = lazy(bring) as ComponentType<Props>;

  function Screen(props: Props) {
    const [Shown] = useState(() => arrived ?? Late);
    return <Shown {...props} />;
  }

  async function load() {
    arrived = (await bring()).default;
  }

  return { Screen, load };
}
