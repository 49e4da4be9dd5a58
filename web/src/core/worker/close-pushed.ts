import { workerRegistration } from './registration.ts';

/**
 * A notification that was read elsewhere, or a call that rings no more, leaves the screen of this
 * device.
 */
export async function closePushed(id: string): Promise<void> {
  const registration = await workerRegistration();
  const shown = (await registration?.getNotifications?.({ tag: id })) ?? [];
  for (const notification of shown) notification.close();
}
