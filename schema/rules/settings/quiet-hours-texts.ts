/** Texts of hours in which a person's devices keep quiet. */
export const quietTexts = {
  title: 'Quiet hours',
  turn: 'Keep quiet at night',
  about:
    'Nothing but calls reaches your phone in these hours, and open tabs make no sound. What you have not read by then comes at their end. The bell counts as ever.',
  from: 'From',
  to: 'To',
  zone: (zone: string): string => `By the clock of ${placeOf(zone)}.`,
  otherZone: (zone: string): string => `This device goes by the clock of ${placeOf(zone)}.`,
  takeZone: 'Use its clock',
  again: 'Try again',
  failed: 'Your quiet hours were not saved. Check your connection and try again.',
  badTime: 'Give a time of the day',
  same: 'From and to are the same time',
  badZone: 'This time zone is not known here',
} as const;

/** How people call the place of a time zone: `Ho Chi Minh`. */
function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}
