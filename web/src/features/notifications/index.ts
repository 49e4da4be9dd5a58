/** What happened that concerns a person: the bell, its page, toasts and mails. */
export { Bell } from './bell/Bell';
export { useUnseenCount } from './bell/counts';
export { LiveNotifications } from './live/LiveNotifications';
export { PushPart } from './push/PushPart';
