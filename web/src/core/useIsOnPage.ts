import { useEffect, useRef } from 'react';

/**
 * @returns whether the component is still on the page, asked after an answer: who has left
 * meanwhile
 *   is not led elsewhere by it
 */
export function useIsOnPage(): () => boolean {
  const isOnPage = useRef(false);
  useEffect(() => {
    isOnPage.current = true;
    return () => {
      isOnPage.current = false;
    };
  }, []);
  return () => isOnPage.current;
}
