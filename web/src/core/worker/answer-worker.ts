import { fieldsOf } from '../is-record.ts';

/**
 * Answers what the service worker asks this page (`web/worker/push.ts`), where it is so.
 * @returns a function that ends it
 */
export function answerWorker(question: string, isSo: (about: string) => boolean): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  const onMessage = ({ data, ports }: MessageEvent<unknown>) => {
    const { [question]: about, until } = fieldsOf(data);
    // The worker waits no longer, and did without this page.
    if (typeof until === 'number' && Date.now() > until) return;
    if (typeof about === 'string' && isSo(about)) ports[0]?.postMessage('yes');
  };
  serviceWorker.addEventListener('message', onMessage);
  return () => serviceWorker.removeEventListener('message', onMessage);
}
