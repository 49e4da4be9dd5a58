import { useEffect } from 'react';
import { useOutbox } from './useOutbox';

/** Sends what waits in the viewer's outbox, for as long as it stands there. It draws nothing. */
export default function OpenOutbox() {
  const outbox = useOutbox();
  useEffect(() => outbox.open(), [outbox]);
  return null;
}
