import { kindSwitches, notificationTypes } from '@schema/rules/notifications/notifications-texts';

/** Every kind is told in every way. */
export const allWays = Object.fromEntries(
  notificationTypes.flatMap((type) =>
    Object.values(kindSwitches[type]).map((name): [string, boolean] => [name, true]),
  ),
);
