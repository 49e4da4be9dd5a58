import type { Viewer } from '../../../core/context.ts';

/** An opening is its poster's to change, close and delete. */
export const canEditJob = (viewer: Viewer, job: { user: { id: string } }): boolean =>
  viewer.id === job.user.id;
