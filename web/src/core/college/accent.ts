import { accentStyle } from '@schema/rules/college/accent';
import { logoStyle } from '@schema/rules/college/college-logo';

/** Draws this tab in the college's colour, as the server writes it into every page. */
export function showAccent(colour: string): void {
  const style = document.querySelector('style[data-accent]');
  if (style) style.textContent = accentStyle(colour);
}

/** Shows the college's logo in this tab, as the server writes it into every page. */
export function showLogo(path: string | null): void {
  const style = document.querySelector('style[data-logo]');
  if (style) style.textContent = logoStyle(path);
}
