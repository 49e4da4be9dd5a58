import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/**
 * A page whose code is loaded when it is first opened; until then its skeleton is shown.
 * @param key gives each route its own boundary: otherwise React would keep showing the page before
 */
export function lazyPage(
  key: string,
  load: () => Promise<{ default: ComponentType }>,
  skeleton: ReactElement,
): ReactElement {
  const Component = lazy(load);
  return (
    <Suspense key={key} fallback={skeleton}>
      <Component />
    </Suspense>
  );
}
