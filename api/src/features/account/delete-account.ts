import { settingsTexts } from '../../../../schema/rules/settings/settings-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { assertOwner, eraseAccount, lockToDelete, type Message } from '../identity/index.ts';

/**
 * Deletes the viewer's account at once and for good: sessions and sockets end; the person, their
 * profile, words, posts, files and requests are gone; what others' pages count is true without
 * them; mails that wait for them are not sent. Each room takes away what it knows of
 * (`Feature.onAccountDeleted`), the database what refers to the account. The bytes of files go by a
 * job.
 * @param password not needed within 15 minutes of signing in
 * @throws FORBIDDEN in words, RATE_LIMITED, NOT_FOUND 'User not found' when it was deleted
 * meanwhile, CONFLICT for the last super admin
 */
export async function deleteAccount(ctx: Context, password: string | null): Promise<Message> {
  const { app } = ctx;
  const viewer = requireViewer(ctx);
  await assertOwner(ctx, viewer, password);
  const at = app.clock.now();
  await change(app, async (work) => {
    const account = await lockToDelete(work, viewer.id);
    if (!account) throw notFound(settingsTexts.userGone);
    await eraseAccount(app, work, account, { at });
  });
  return { message: settingsTexts.deleted };
}
