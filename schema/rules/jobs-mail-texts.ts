/** Texts of mails about openings. Names are on one line each. */
export const jobAlertMailTexts = {
  subject: (names: readonly string[]): string =>
    names.length === 1
      ? `New opening: ${names[0]}`
      : `${names.length} new openings for your search`,
  opening: (name: string, pay: string, address: string): string => `${name} · ${pay}\n${address}`,
  noPay: (pay: string): string => `Pay: ${pay}`,
  lines: (openings: readonly string[], stopAddress: string): string =>
    `${openings.join('\n\n')}\n\nYou get this mail because you saved a search for openings.\nStop the mails of this search: ${stopAddress}`,
};

export const stillOpenMailTexts = {
  subject: (name: string): string => `Still open? ${name}`,
  closesByItself: '\nWithout an answer within a week the opening closes by itself.\n',
  lines: (
    name: string,
    { yes, no, job }: { yes: string; no: string; job: string },
    isLast: boolean,
  ): string =>
    `is your opening still open: ${name}?\n\nYes, keep it open: ${yes}\nNo, it is filled: ${no}\n${isLast ? stillOpenMailTexts.closesByItself : ''}\nThe opening: ${job}`,
};
