import {
  retentionNames,
  type SettingsChange,
  settingsChange,
} from '../../../../schema/rules/settings/settings.ts';
import { requireViewer } from '../../core/access.ts';
import { type Context, change, type Work } from '../../core/context.ts';
import { unauthenticated, validate } from '../../core/errors.ts';
import { chargeCreation } from '../../core/limits/creation-limit.ts';
import { type BlockChange, blockedIds, changeBlocks, otherPerson } from '../blocks/index.ts';
import { accountOverview, lockAccount } from '../identity/index.ts';
import { changeNotificationSettings, notificationSettings } from '../notifications/index.ts';
import { publishShown } from '../presence/index.ts';
import { changeVisibility, visibilityOf } from '../profiles/index.ts';
import { changeChoices, choices } from '../settings/index.ts';
import type { Appearance, Settings } from './settings.types.ts';
import { baseOf, changedSince, readBase } from './settings-base.ts';
import { retentionOfName } from './settings-enums.ts';
import type { SettingsInput } from './settings-input.types.ts';

/** All settings of the viewer, whichever room keeps them. @throws UNAUTHENTICATED */
export async function settings(ctx: Context): Promise<Settings> {
  const { id } = requireViewer(ctx);
  const { app } = ctx;
  const [account, notifications, visibility, chosen, blockedUsers] = await Promise.all([
    accountOverview(app, id),
    notificationSettings(ctx),
    visibilityOf(app, id),
    choices(app, id),
    blockedIds(app, id),
  ]);
  if (!account) throw unauthenticated();
  const { showOnline, autoAccept, retention, openRequestsLimit, ...look } = chosen;
  const whole = {
    notifications,
    privacy: { visibility, showOnline },
    ...look,
    chat: { autoAccept, retention, openRequestsLimit },
    blockedUsers,
  };
  const chat = { ...whole.chat, retention: retentionNames[retention] };
  return { id, ...account, ...whole, chat, base: baseOf(whole) };
}

/**
 * How the product looks to the viewer: one statement, for every page asks.
 * @throws UNAUTHENTICATED
 */
export async function appearance(ctx: Context): Promise<Appearance> {
  const { id } = requireViewer(ctx);
  const { theme, contrast, textSize, motion } = await choices(ctx.app, id);
  return { id, theme, contrast, textSize, motion };
}

/**
 * Whom a change blocks, and whom it blocks no more.
 * @throws NOT_FOUND for what is no id, BAD_USER_INPUT for oneself
 */
function blockChanges(
  viewerId: string,
  { blockedUsers }: SettingsChange,
  before: string[],
): BlockChange[] {
  if (!blockedUsers) return [];
  const listed = new Set(blockedUsers.map((userId) => otherPerson(viewerId, userId)));
  const blocked = [...listed].filter((id) => !before.includes(id));
  const unblocked = before.filter((id) => !listed.has(id));
  return [...blocked, ...unblocked].map((otherId) => ({ otherId, isBlocked: listed.has(otherId) }));
}

/** Each room changes what it keeps, in the order of their locks. */
async function changeAll(work: Work, viewerId: string, input: SettingsChange): Promise<void> {
  const { notifications, privacy, theme, contrast, textSize, motion, chat } = input;
  await changeChoices(work, viewerId, {
    theme,
    contrast,
    textSize,
    motion,
    showOnline: privacy?.showOnline,
    ...chat,
  });
  if (typeof privacy?.showOnline === 'boolean')
    await publishShown(work, viewerId, privacy.showOnline);
  if (privacy?.visibility) await changeVisibility(work, viewerId, privacy.visibility);
  if (notifications) await changeNotificationSettings(work, viewerId, notifications);
}

/** What is sent of the chat's settings, in the words of the rules. */
const chatChange = ({ chat }: SettingsInput) =>
  chat && { ...chat, retention: chat.retention && retentionOfName[chat.retention] };

/**
 * Changes the viewer's settings that are named, together or not at all, and leaves the rest. With
 * `base` a caller may send all of them: what it did not change itself stays as another device has
 * changed it meanwhile.
 * @throws BAD_USER_INPUT naming what is unknown, NOT_FOUND 'User not found' for people who can't be
 * blocked, RATE_LIMITED, UNAUTHENTICATED
 */
export async function saveSettings(ctx: Context, input: SettingsInput): Promise<Settings> {
  const viewer = requireViewer(ctx);
  const sent = validate(settingsChange, { ...input, chat: chatChange(input) });
  const base = input.base ? readBase(input.base) : null;
  const changed = base ? changedSince(base, sent) : sent;
  const before = base?.blockedUsers ?? (await blockedIds(ctx.app, viewer.id));
  const blocks = blockChanges(viewer.id, changed, before);
  for (const { isBlocked } of blocks) if (isBlocked) await chargeCreation(ctx, viewer.id);
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    // It was deleted meanwhile.
    if (!(await lockAccount(work, viewer.id))) throw unauthenticated();
    await changeBlocks(work, { viewerId: viewer.id, blocks, at });
    await changeAll(work, viewer.id, changed);
  });
  return settings(ctx);
}
