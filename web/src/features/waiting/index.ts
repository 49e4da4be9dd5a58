/** What waits on this device for the line, in one place: fetched when the page is idle. */
export { WaitingNotice as default } from './WaitingNotice';
