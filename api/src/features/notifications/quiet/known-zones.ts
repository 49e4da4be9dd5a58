import { type App, change } from '../../../core/context.ts';
import { NotificationSettingsEntity } from '../notification.entity.ts';
import { keptZones, zoneNames } from './quiet-hours.sql.ts';

const zonesByApp = new WeakMap<App, Promise<ReadonlySet<string>>>();

async function readZones(app: App): Promise<ReadonlySet<string>> {
  return new Set((await app.db.query(zoneNames, {})).map(({ name }) => name));
}

/**
 * Names of time zones that the database knows. Read once: it opens a file for each of some hundred.
 * @throws when the database does not answer; the next call asks anew
 */
export function knownZones(app: App): Promise<ReadonlySet<string>> {
  const known = zonesByApp.get(app);
  if (known) return known;
  const zones = readZones(app);
  zonesByApp.set(app, zones);
  zones.catch(() => zonesByApp.delete(app));
  return zones;
}

/**
 * Switches quiet hours off whose time zone the database does not know, as after a restore into an
 * older one: each statement that asks for their clock would fail, for everybody. The log says of
 * how many people.
 */
export async function endUnknownZones(app: App): Promise<void> {
  const kept = (await app.db.query(keptZones, {})).flatMap(({ zone }) => zone ?? []);
  if (kept.length === 0) return;
  const known = await knownZones(app);
  const unknown = kept.filter((zone) => !known.has(zone));
  if (unknown.length === 0) return;
  const people = await change(app, (work) =>
    work.em.nativeUpdate(
      NotificationSettingsEntity,
      { quietZone: { $in: unknown } },
      { quietFrom: null, quietTo: null, quietZone: null },
    ),
  );
  app.log.warn(
    { zones: unknown, people },
    'quiet hours of time zones that this database does not know were switched off',
  );
}
