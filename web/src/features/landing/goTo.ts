import type { MouseEvent } from 'react';
import { sections, type SectionId } from './texts.ts';

/** Scrolls to a section and puts the keyboard there. */
export function goTo(id: SectionId): void {
  const section = document.getElementById(id);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}

/** A link to a section: with code it glides there and the address stays as it is; before the code came it is an address, see `sectionAsked`. */
export function follow(event: MouseEvent, id: SectionId): void {
  event.preventDefault();
  goTo(id);
}

/** The section that the address names: a link that was followed before the page's code was there. */
export const sectionAsked = (): SectionId | undefined =>
  sections.find(({ id }) => window.location.hash === `#${id}`)?.id;
