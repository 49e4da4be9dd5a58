import { useContext, useEffect } from 'react';
import { type Viewer, ViewerContext } from './viewer-context';

/**
 * Who is using the product: a visitor without a token, or with one that the server refuses.
 * @throws Error outside of `ViewerProvider`
 */
export function useViewer(): Viewer {
  const known = useContext(ViewerContext);
  if (!known) throw new Error('Nobody asks who is signed in: ViewerProvider is missing');
  const { viewer, arrive } = known;
  useEffect(() => arrive(), [arrive]);
  return viewer;
}
