import { useEffect } from 'react';

export const productName = 'Experiencia';

/** What the tab and the history say. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}
