import { zoneName } from '../../../../../schema/rules/settings/quiet-hours.ts';
import { quietHours } from '../../../../../schema/rules/settings/quiet-hours-form.ts';
import { quietTexts } from '../../../../../schema/rules/settings/quiet-hours-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type App, type Context, change } from '../../../core/context.ts';
import { badUserInput, validate } from '../../../core/errors.ts';
import { publishSettings } from '../../settings/index.ts';
import { notificationSettings, settingsToChange } from '../settings/notification-settings.ts';
import type { NotificationSettings } from '../settings/notification-settings.types.ts';
import type { QuietHoursInput } from '../settings/quiet-hours.types.ts';
import { knownZones } from './known-zones.ts';

/**
 * The name under which the database knows a time zone: its name of today, or, where that is too
 * new, the one that the browser gave.
 * @throws BAD_USER_INPUT for one that it does not know: statements that ask for it would fail
 */
async function zoneToKeep(app: App, zone: string): Promise<string> {
  const names = [zoneName(zone), zone];
  const known = await knownZones(app);
  const found = names.find((name) => known.has(name));
  if (found === undefined) throw badUserInput(quietTexts.badZone, { zone: quietTexts.badZone });
  return found;
}

/**
 * Keeps the viewer's quiet hours. What is held by earlier ones goes when the new ones let it.
 * @param hours null: there are none any more
 * @throws UNAUTHENTICATED, BAD_USER_INPUT for hours that are none and for unknown time zones
 */
export async function saveQuietHours(
  ctx: Context,
  hours: QuietHoursInput | null,
): Promise<NotificationSettings> {
  const { id } = requireViewer(ctx);
  const kept = hours && validate(quietHours, hours);
  const zone = kept && (await zoneToKeep(ctx.app, kept.zone));
  await change(ctx.app, async (work) => {
    const settings = await settingsToChange(work, id);
    settings.quietFrom = kept?.from ?? null;
    settings.quietTo = kept?.to ?? null;
    settings.quietZone = zone;
    publishSettings(work, id);
  });
  return notificationSettings(ctx);
}
