/** Whether both are on one day where the viewer is. */
export const isSameDay = (one: Date, other: Date): boolean =>
  one.toDateString() === other.toDateString();
