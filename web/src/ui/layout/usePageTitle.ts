import { useEffect } from 'react';

export const productName = 'Experiencia';

let pageTitle = productName;
let waiting = 0;

function showTitle(): void {
  const title = pageTitle === productName ? productName : `${pageTitle} · ${productName}`;
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
}

/** Sets the title that the tab and the history show. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    pageTitle = title;
    showTitle();
  }, [title]);
}

/** Shows before every title how much waits for the viewer; nothing for 0. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (waiting === count) return;
    waiting = count;
    showTitle();
  }, [count]);
  useEffect(
    () => () => {
      waiting = 0;
      showTitle();
    },
    [],
  );
}
