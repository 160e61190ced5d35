import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import type { Catalogue } from '../../i18n/catalogue';
import { addMessages } from '../../i18n/language';

interface ScreenModule<Props> {
  default: ComponentType<Props>;
  messages?: Catalogue;
}

interface ScreenChunk<Props> {
  Screen: (props: Props) => ReactNode;
  load: () => Promise<void>;
}

/** A lazy component keeps its first error forever, so each failed one is replaced by a new one. */
const failed = new Set<() => void>();

export function resetFailedChunks(): void {
  failed.forEach((reset) => reset());
  failed.clear();
}

/** While the server is away, a reload would leave nothing but the browser's own error page. */
async function reloadIfServed(): Promise<void> {
  const served = await fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (served) location.reload();
}

/** React.lazy shows its fallback for 300 ms even for a loaded chunk; after `load`, this screen renders at once. */
export function screenChunk<Props extends object>(
  importModule: () => Promise<ScreenModule<Props>>,
): ScreenChunk<Props> {
  let loaded: ComponentType<Props> | undefined;
  let failedBefore = false;
  let LazyScreen = lazy(importForLazy) as ComponentType<Props>;

  async function importWithMessages() {
    const module = await importModule();
    if (module.messages) await addMessages(module.messages);
    return module;
  }

  function importForLazy() {
    return importWithMessages().catch((failure: unknown) => {
      // Browsers may remember a module that could not be loaded for as long as the document lives.
      if (failedBefore) void reloadIfServed();
      failedBefore = true;
      failed.add(() => (LazyScreen = lazy(importForLazy) as ComponentType<Props>));
      throw failure;
    });
  }

  function Screen(props: Props) {
    const [Component] = useState(() => loaded ?? LazyScreen);
    return <Component {...props} />;
  }

  async function load() {
    loaded = (await importWithMessages()).default;
  }

  return { Screen, load };
}
