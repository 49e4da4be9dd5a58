import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

export const aboveHeaderId = 'above-header';

/** Shows its children above the header of every page: all below moves down, nothing is covered. */
export function AboveHeader({ children }: { children: ReactNode }) {
  const place = document.getElementById(aboveHeaderId);
  return place && createPortal(children, place);
}
