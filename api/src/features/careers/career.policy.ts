import { type Context, isMember } from '../../core/context.ts';
import type { CareerStep, ProfileCard } from '../profiles/index.ts';

/**
 * Whether the viewer may read where a person works: members and the person. A shared live result
 * (`ctx.shared`) has no viewer, and only members subscribe to it.
 */
export const mayReadEmployment = ({ shared, viewer }: Context, personId: string): boolean =>
  Boolean(shared) || isMember(viewer) || viewer?.id === personId;

/**
 * The steps that a card shows of a person. A profile for connections only hides its companies from
 * unverified viewers: their account may be a stranger's.
 */
export const shownSteps = (ctx: Context, { id, visibility, steps }: ProfileCard): CareerStep[] =>
  visibility === 'connections' && !mayReadEmployment(ctx, id) ? [] : steps;
