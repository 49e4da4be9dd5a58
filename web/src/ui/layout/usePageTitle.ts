import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

export const productName = 'Experiencia';

/** Whose pages these are, in titles. */
let owner: string = productName;
let pageTitle: string = productName;
let waiting = 0;
let news: string | null = null;

/** The title of the page, with how much waits. */
function titleNow(): string {
  const title = pageTitle === productName ? productName : `${pageTitle} · ${owner}`;
  return waiting > 0 ? `(${waiting}) ${title}` : title;
}

function showTitle(): void {
  document.title = news === null ? titleNow() : `${news} · ${owner}`;
}

/** From now on titles end so. */
export function nameTitles(name: string): void {
  owner = name || productName;
  showTitle();
}

const listeners = new Set<(title: string) => void>();

/** Sets the title that the tab and the history show. */
export function usePageTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    pageTitle = title;
    showTitle();
    for (const tell of listeners) tell(titleNow());
    // A page that stays for another address says its title there as well.
  }, [title, pathname]);
}

/** Calls the listener whenever a page says its title: the code of a page may come late. */
export function useOnPageTitle(listener: (title: string) => void): void {
  const tell = useEffectEvent(listener);
  useEffect(() => {
    const onTitle = (title: string) => tell(title);
    listeners.add(onTitle);
    return () => void listeners.delete(onTitle);
  }, []);
}

/** Shows in place of every title what happens now, as long as it stands: somebody calls. */
export function useTitleNews(text: string): void {
  useEffect(() => {
    news = text;
    showTitle();
    return () => {
      news = null;
      showTitle();
    };
  }, [text]);
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
