import { useEffect, useState } from 'react';
import type { CallSession } from '../engine/call-session';
import { type LineCounters, type LineQuality, lineQuality } from '../engine/line-quality';

const lookEveryMs = 3000;

/** How good the line is; null before it is known, and while there is none. */
export function useLineQuality(session: CallSession | null): LineQuality | null {
  const [quality, setQuality] = useState<LineQuality | null>(null);
  useEffect(() => {
    let before: LineCounters | null = null;
    let isOver = false;
    const look = async () => {
      const now = (await session?.counters()?.catch(() => null)) ?? null;
      if (before && now && !isOver) setQuality(lineQuality(before, now));
      before = now;
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      setQuality(null);
    };
  }, [session]);
  return quality;
}
