import { workerRegistration } from '@/core/worker/registration';

/** A notification that was read elsewhere leaves the screen of this device. */
export async function closePushed(id: string): Promise<void> {
  const registration = await workerRegistration();
  const shown = (await registration?.getNotifications?.({ tag: id })) ?? [];
  for (const notification of shown) notification.close();
}
