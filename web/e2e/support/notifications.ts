import type { Page } from '@playwright/test';

/**
 * Hands the service worker an event of the browser's, made of its name and what it carries: a
 * message, the tag of a notification, or that of one whose Decline is pressed.
 */
export const dispatch = (
  page: Page,
  name: 'push' | 'press' | 'decline',
  text: string,
): Promise<void> | undefined =>
  page
    .context()
    .serviceWorkers()
    .at(-1)
    ?.evaluate(
      async ([kind, given]) => {
        const { PushEvent, NotificationEvent, registration } = self as unknown as {
          PushEvent: new (type: string, init: object) => Event;
          NotificationEvent: new (type: string, init: object) => Event;
          registration: ServiceWorkerRegistration;
        };
        const [notification] = await registration.getNotifications({ tag: given });
        self.dispatchEvent(
          kind === 'push'
            ? new PushEvent('push', { data: given })
            : new NotificationEvent('notificationclick', {
                notification,
                action: kind === 'decline' ? kind : '',
              }),
        );
      },
      [name, text],
    );

/** What stands on the device, by its tag. */
export const shown = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return ((await registration?.getNotifications()) ?? []).map(({ tag }) => tag);
  });
