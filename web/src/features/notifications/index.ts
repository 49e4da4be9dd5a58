/** What happened that concerns a person: the bell, its page, toasts and mails. */
export { Bell } from './components/Bell';
export { LiveNotifications } from './components/LiveNotifications';
export { useUnread } from './useUnread';
