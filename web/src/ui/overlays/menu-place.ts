import { uiTexts } from '@schema/rules/ui-texts.ts';

let place: HTMLElement | undefined;

/**
 * Where menus are put that open over the page: a landmark of its own, so that who goes from one to
 * the next finds what lies open. Without a menu in it, it is not there for anybody.
 * @returns undefined on the server, which draws first screens: no menu is open in these
 */
export function menuPlace(): HTMLElement | undefined {
  if (typeof document === 'undefined') return undefined;
  if (place?.isConnected) return place;
  place = document.createElement('section');
  place.setAttribute('aria-label', uiTexts.menuPlace);
  place.dataset['menuPlace'] = '';
  document.body.append(place);
  return place;
}
