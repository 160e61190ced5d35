import { useEffect } from 'react';
import { useText } from '../../i18n/use-text';

export function usePageTitle(title: string): void {
  const product = useText()('app.name');
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
