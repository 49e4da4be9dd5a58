import type { SectionId } from './texts.ts';

/** Scrolls to a section and puts the keyboard there. */
export function goTo(id: SectionId): void {
  const section = document.getElementById(id);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  section?.focus({ preventScroll: true });
}
