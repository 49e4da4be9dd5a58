import { isMember, type Viewer } from '../../../core/context.ts';

/** Attachments are open to members of the poster's college, and to the poster. */
export const canOpenFile = (viewer: Viewer, job: { college: string; userId: string }): boolean =>
  viewer.id === job.userId || (isMember(viewer) && viewer.college === job.college);
