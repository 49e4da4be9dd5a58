/** What happened that concerns a person: the bell, its page, toasts and mails. */
export { Bell } from './bell/Bell';
export { useUnreadCount } from './bell/useUnreadCount';
export { LiveNotifications } from './live/LiveNotifications';
