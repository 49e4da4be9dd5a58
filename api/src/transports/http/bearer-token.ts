/**
 * The bearer token of an Authorization header; undefined for any other header. What stands behind
 * the first word is one token, good or not: `Bearer Bearer …` is none that opens anything, and not
 * the silence of a visitor.
 */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer\s+(\S(?:.*\S)?)\s*$/i.exec(header ?? '')?.[1];
