import { useEffect, useState } from 'react';

/** Less is a trembling thumb. */
const told = 24;

/** Whether the page is being read downwards: what floats over it steps aside then, and comes back when one turns, at the top and at the end. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let turned = window.scrollY;
    const look = () => {
      const { scrollY, innerHeight } = window;
      const ends = scrollY < told || scrollY + innerHeight > document.documentElement.scrollHeight - told;
      if (ends) setDown(false);
      else if (Math.abs(scrollY - turned) > told) setDown(scrollY > turned);
      else return;
      turned = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return down;
}
