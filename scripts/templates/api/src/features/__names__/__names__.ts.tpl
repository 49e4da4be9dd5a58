import { LockMode } from '@mikro-orm/core';
import { __name__Rule, __name__Texts } from '../../../../schema/rules/__names__/__names__.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context } from '../../core/context.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { notFound, validate } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { User } from '../identity/index.ts';
import { __Name__ } from './__name__.entity.ts';
import { canChange } from './__name__.policy.ts';
import { read__Name__, type __Name__Row } from './__names__.queries.ts';

/**
 * Adds a __name__ to the viewer's own.
 * @param input a title of 1 to 200 characters
 * @throws BAD_USER_INPUT with the rule's texts, FORBIDDEN for the unverified, RATE_LIMITED
 */
export async function add__Name__(ctx: Context, input: { title: string }): Promise<__Name__Row> {
  const viewer = requireViewer(ctx, 'member');
  const { title } = validate(__name__Rule, input);
  await chargeCreation(ctx, viewer.id);
  const id = await change(ctx.app, (work) => {
    const user = work.em.getReference(User, viewer.id);
    const createdAt = ctx.app.clock.now();
    return Promise.resolve(work.em.create(__Name__, { user, title, createdAt }).id);
  });
  return read__Name__(ctx, id);
}

/**
 * Removes one of the viewer's own.
 * @returns its id
 * @throws NOT_FOUND for unknown ids and others' alike, FORBIDDEN for the unverified
 */
export async function remove__Name__(ctx: Context, id: string): Promise<string> {
  const viewer = requireViewer(ctx, 'member');
  return change(ctx.app, async ({ em }) => {
    const __name__ = isId(id)
      ? await em.findOne(__Name__, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (!__name__ || !canChange(viewer, __name__)) throw notFound(__name__Texts.notFound);
    em.remove(__name__);
    return __name__.id;
  });
}
