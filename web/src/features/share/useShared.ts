import { useEffect, useState } from 'react';
import { claimsOf, useToken } from '@/core/auth';
import { claimShare, forgetShare, type SharedHere } from '@/core/share/kept-share';

type State = SharedHere | 'loading' | 'none' | 'unreadable';

/**
 * What waits on this device for whoever is signed in. Nothing is looked at for visitors: it becomes
 * the share of who signs in.
 */
export function useShared(): { state: State; reread: () => void; forget: () => Promise<void> } {
  const { sub } = claimsOf(useToken());
  const [read, setRead] = useState<{ by: string; state: State } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!sub) return;
    let isOver = false;
    void claimShare(sub).then((found) => {
      if (!isOver) setRead({ by: sub, state: found ?? 'none' });
    });
    return () => {
      isOver = true;
    };
  }, [sub, tries]);
  const ofViewer = read?.by === sub ? read?.state : undefined;
  return {
    state: sub ? (ofViewer ?? 'loading') : 'none',
    reread: () => setTries((before) => before + 1),
    forget: async () => {
      if (sub) await forgetShare(sub);
    },
  };
}
