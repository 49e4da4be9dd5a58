import { useEffect, useState } from 'react';

/** Less is a trembling thumb. */
const told = 24;
const rest = 700;

/** Whether the page is being moved downwards: what floats over it steps aside meanwhile, and is there again when the hand rests or turns. */
export function useScrolledDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let turned = window.scrollY;
    let rests: number | undefined;
    const look = () => {
      window.clearTimeout(rests);
      rests = window.setTimeout(() => setDown(false), rest);
      if (Math.abs(window.scrollY - turned) <= told) return;
      setDown(window.scrollY > turned);
      turned = window.scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.clearTimeout(rests);
      window.removeEventListener('scroll', look);
    };
  }, []);
  return down;
}
