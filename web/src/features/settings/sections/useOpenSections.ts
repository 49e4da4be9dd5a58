import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Which sections are open: the first one, those that were opened, and the one that the address
 * names, which is scrolled to.
 */
export function useOpenSections(first: string) {
  const { hash, key } = useLocation();
  const linked = hash.slice(1);
  const [open, setOpen] = useState<readonly string[]>([linked || first]);
  // One that is typed over the address before has no key of its own.
  const place = `${key}${hash}`;
  const [seenPlace, setSeenPlace] = useState(place);
  if (place !== seenPlace) {
    setSeenPlace(place);
    if (linked && !open.includes(linked)) setOpen([...open, linked]);
  }
  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView({ block: 'start' });
  }, [linked, key]);
  return {
    isOpen: (id: string) => open.includes(id),
    toggle: (id: string) =>
      setOpen((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id])),
  };
}
