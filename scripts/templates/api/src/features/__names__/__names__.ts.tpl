import { z } from 'zod';
import { accessTexts, requireViewer } from '../../core/access.ts';
import { change, type Context } from '../../core/context.ts';
import { check, forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { __Name__ } from './__name__.entity.ts';
import { canAdd, canRead } from './__name__.policy.ts';
import { __name__ById, newest__Names__ } from './__names__.reads.ts';

const new__Name__ = z.object({ title: z.string().trim().min(1, 'Title is required').max(200, 'Title cannot exceed 200 characters') });

/**
 * Adds one.
 * @throws BAD_USER_INPUT, FORBIDDEN
 */
export async function add__Name__(ctx: Context, input: { title: string }): Promise<__Name__> {
  const viewer = requireViewer(ctx);
  const { title } = check(new__Name__, input);
  if (!canAdd(viewer)) throw forbidden(accessTexts.verify);
  return change(ctx.app, async ({ em }) => {
    const added = em.create(__Name__, { userId: viewer.id, title, createdAt: ctx.app.clock.now() });
    await em.flush();
    return added;
  });
}

/** One of the viewer's own. @throws NOT_FOUND, also for somebody else's */
export async function __name__(ctx: Context, id: string): Promise<__Name__> {
  const viewer = requireViewer(ctx);
  const [found] = isId(id) ? await ctx.app.db.rows(__name__ById, [id]) : [];
  if (!found || !canRead(viewer, found)) throw notFound('__Name__ not found');
  return found;
}

/** The viewer's own, newest first. */
export const my__Names__ = (ctx: Context): Promise<__Name__[]> => ctx.app.db.rows(newest__Names__, [requireViewer(ctx).id]);
