/**
 * Where the button stands: a profile offers everything about a connection; a post and a card offer
 * the way to one, beside other things.
 */
export type Look = 'profile' | 'post' | 'card';

export const buttonSize = (look: Look): 'sm' | 'md' => (look === 'card' ? 'sm' : 'md');

export const iconProps = { size: 18, 'aria-hidden': true } as const;

/** Names the person in a button's label, except on the profile, which is about one person only. */
export const labelProps = (
  look: Look,
  label: string,
  fullName: string,
): { 'aria-label'?: string } =>
  look === 'profile' ? {} : { 'aria-label': `${label}: ${fullName}` };
