import { type Expression, expressionBuilder } from 'kysely';
import type { Viewer } from '../../../core/context.ts';
import { truth } from '../../../core/sql/index.ts';

/** An opening is its poster's to change, close and delete. */
export const canEditJob = (
  viewer: Pick<Viewer, 'id'> | null,
  job: { user: { id: string } },
): boolean => viewer?.id === job.user.id;

/** The same in a statement, by the poster of an opening. */
export const isJobEditable = (posterId: Expression<string>, viewerId: Expression<string>) =>
  truth(expressionBuilder<object>()(posterId, '=', viewerId));
