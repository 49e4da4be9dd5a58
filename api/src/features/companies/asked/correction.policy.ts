import { isAnyAdmin, type Viewer } from '../../../core/context.ts';

type Corrector = Pick<Viewer, 'id' | 'isAdmin' | 'isSuperAdmin'>;

/** A question is said to be another one, or none, by the author of the experience and by admins. */
export const mayCorrect = (viewer: Corrector | null, told: { authorId?: string | null }): boolean =>
  viewer !== null && (isAnyAdmin(viewer) || viewer.id === told.authorId);

/** What was said of questions is taken back by who said it, and by admins. */
export const mayTakeBack = (viewer: Corrector, said: { by: { id: string } | null }): boolean =>
  isAnyAdmin(viewer) || viewer.id === said.by?.id;
