/** So many rows the lists of moderation ask for at first. */
export const listPageSize = 30;
