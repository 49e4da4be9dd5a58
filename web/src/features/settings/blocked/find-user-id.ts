/** The id in what was typed or pasted, such as the address of a profile; null without one. */
export const findUserId = (text: string): string | null =>
  /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i.exec(text)?.[0].toLowerCase() ?? null;
