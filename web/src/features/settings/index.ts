/**
 * What a person chose for themselves: how the product looks to them on all devices, and the
 * settings page.
 */

export { OwnPassword } from './account/OwnPassword';
export { ContrastField, TextSizeField, ThemeField } from './appearance/AppearanceFields';
export { AppearanceSync } from './appearance/AppearanceSync';
export { SessionsSection as OwnSessions } from './sessions/SessionsSection';
