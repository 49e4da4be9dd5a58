import type { MouseEvent } from 'react';
import { type SectionId, sections } from '../texts.ts';

/** Scrolls to a section and moves the focus there. */
export function scrollToSection(id: SectionId): void {
  const section = document.getElementById(id);
  const reducedMotion = document.documentElement.dataset.motion === 'reduced';
  section?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}

/**
 * Handles a click on a link to a section: it scrolls there and leaves the address as it is. A link
 * that is followed before the page's code has arrived changes the address: see `sectionOfAddress`.
 */
export function followSectionLink(event: MouseEvent, id: SectionId): void {
  event.preventDefault();
  scrollToSection(id);
}

/**
 * The section that the address names, as after a link that was followed before the page's code
 * arrived.
 */
export const sectionOfAddress = (): SectionId | undefined =>
  sections.find(({ id }) => window.location.hash === `#${id}`)?.id;
