import type { Viewer } from '../../core/context.ts';

/** Its owner alone. To everybody else it answers as an unknown id does. */
export const canChange = (viewer: Viewer, __name__: { user: { id: string } }): boolean =>
  __name__.user.id === viewer.id;
