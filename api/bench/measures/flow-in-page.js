// Runs in a page from its first moment on, and notes in `window.noted` what its visitor waits for
// (`Noted` in flow.ts).
const { document, requestAnimationFrame } = globalThis;
const noted = {
  ...{ largestPaint: 0, shifts: 0, content: 0, scriptBytes: 0 },
  waits: {},
};
globalThis.noted = noted;

const watch = (type, take, more = {}) => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry);
  }).observe({ type, buffered: true, ...more });
};
watch('largest-contentful-paint', ({ startTime }) => {
  noted.largestPaint = startTime;
});
watch('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) noted.shifts += value;
});
watch(
  'event',
  ({ duration, interactionId }) => {
    if (!interactionId) return;
    // One press has several events.
    noted.waits[interactionId] = Math.max(noted.waits[interactionId] ?? 0, duration);
  },
  { durationThreshold: 16 },
);

const look = () => {
  if (!document.querySelector('main article a[href^="/post/"]')) {
    requestAnimationFrame(look);
    return;
  }
  noted.content = performance.now();
  noted.scriptBytes = performance
    .getEntriesByType('resource')
    .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= noted.content)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
};
requestAnimationFrame(look);
