import { accentStyle } from '@schema/rules/accent';

/** Draws this tab in the college's colour, as the server writes it into every page. */
export function showAccent(colour: string): void {
  const style = document.querySelector('style[data-accent]');
  if (style) style.textContent = accentStyle(colour);
}
