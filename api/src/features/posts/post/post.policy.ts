import { isMember, type Viewer } from '../../../core/context.ts';

/** Members read posts, ask, answer and like. */
export const canRead = (viewer: Viewer | null): boolean => isMember(viewer);
