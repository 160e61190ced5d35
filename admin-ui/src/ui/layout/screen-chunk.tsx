import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { addMessages, type Catalogue } from '../../i18n/language';

interface ScreenModule<Props> {
  default: ComponentType<Props>;
  /** That it cannot be shown without. */
  messages?: Catalogue;
}

interface ScreenChunk<Props> {
  Screen: (props: Props) => ReactNode;
  load: () => Promise<void>;
}

/** React keeps what a lazy component failed with for good: these make it a new one. */
const failures = new Set<() => void>();

/** Whoever leaves the screen that failed may find it when they come back. */
export function forgetFailures(): void {
  failures.forEach((renew) => renew());
  failures.clear();
}

/**
 * A screen in a chunk of its own. React.lazy alone would show a fallback for 300 ms even of a
 * chunk that has arrived already; this one renders at once after `load`.
 */
export function screenChunk<Props extends object>(bringModule: () => Promise<ScreenModule<Props>>): ScreenChunk<Props> {
  let arrived: ComponentType<Props> | undefined;
  let Late = lazy(tried) as ComponentType<Props>;

  async function bring() {
    const module = await bringModule();
    if (module.messages) await addMessages(module.messages);
    return module;
  }

  function tried() {
    return bring().catch((failure: unknown) => {
      failures.add(() => (Late = lazy(tried) as ComponentType<Props>));
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
