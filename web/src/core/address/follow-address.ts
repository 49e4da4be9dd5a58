/** Follows an address as a pressed link would: for addresses that are asked for at the press. */
export function followAddress(href: string, attributes: Partial<HTMLAnchorElement> = {}): void {
  Object.assign(document.createElement('a'), { href, rel: 'noopener', ...attributes }).click();
}
