import { isMember, type Viewer } from '../../core/context.ts';

/** Members keep __names__. */
export const canAdd = (viewer: Viewer): boolean => isMember(viewer);

/** Its owner alone. To everybody else it answers as an unknown id does. */
export const canRead = (viewer: Viewer, __name__: { userId: string }): boolean => __name__.userId === viewer.id;
