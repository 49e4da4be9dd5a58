import { useEffect, useRef } from 'react';

/** Whether the component is still mounted: asked after an await, before navigating. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
}
