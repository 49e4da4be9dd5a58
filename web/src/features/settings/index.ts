/**
 * What a person chose for themselves: how the product looks to them on all devices, and the
 * settings page.
 */

export { OwnPassword } from './account/OwnPassword';
export { AppearanceSync } from './look/AppearanceSync';
export { useLook } from './look/useLook';
export { SessionsSection as OwnSessions } from './sessions/SessionsSection';
