import { fieldsOf } from '../is-record.ts';

/**
 * Opens what a press on a notification asks this page for (`web/worker/push.ts`).
 * @returns a function that ends it
 */
export function followPresses(open: (link: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const { open: link } = fieldsOf(data);
    if (typeof link !== 'string') return;
    ports[0]?.postMessage('opened');
    open(link);
  };
  serviceWorker.addEventListener('message', onMessage);
  return () => serviceWorker.removeEventListener('message', onMessage);
}
