import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

/**
 * A page whose code comes when it is first opened; until then a skeleton of its shape.
 * The key gives each route its own boundary: otherwise React would keep showing the page before.
 */
export function page(
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
