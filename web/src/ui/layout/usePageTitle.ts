import { useEffect } from 'react';

export const productName = 'Experiencia';

/** Sets the title that the tab and the history show. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} · ${productName}`;
  }, [title]);
}
