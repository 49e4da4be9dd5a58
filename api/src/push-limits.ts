/** Browsers of one person that are told while their tabs are closed. */
export const pushBrowsers = 10;
/**
 * Calls that ring on devices whose tabs are closed: who calls again and again is heard so often,
 * and so are all who call one person, each of them counted as often as they are heard. Beyond that
 * calls ring in open tabs alone.
 */
export const callPushes = { ofOneCaller: 3, ofAll: 10, within: '10 minutes' } as const;
/**
 * A browser is silent when so many pushes in a row stayed without a receipt, and the last of them
 * came so long after the first. A browser whose service worker sends no receipts, for it is an old
 * one, is renewed no more often than that.
 */
export const silentPush = { unheard: 5, overDays: 3, renewedEveryDays: 7 } as const;
