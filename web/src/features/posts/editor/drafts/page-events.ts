type Listeners = {
  /** The tab is put away, left or closed: there may be no later. */
  onLeave: () => void;
  /** The tab is looked at again. */
  onReturn: () => void;
  /** The network is back. */
  onOnline: () => void;
};

/** Calls the listeners. @returns a function that ends it */
export function listenToPage({ onLeave, onReturn, onOnline }: Listeners): () => void {
  const onVisibility = () => (document.visibilityState === 'hidden' ? onLeave() : onReturn());
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
}
