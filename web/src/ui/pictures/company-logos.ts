import { companyKey } from '@schema/rules/companies/company-slug';
import { useEffect } from 'react';
import { createStore, useStore } from '../store.ts';

/**
 * Which companies have a logo, by `companyKey`: the file of each. Every tile looks its company up
 * here, so that no list has to bring logos along.
 */
type CompanyLogos = ReadonlyMap<string, string>;

const logos = createStore<CompanyLogos>(new Map());
let ask: (() => void) | undefined;

/** How they are asked for: once, by the first tile that is shown. */
export function askForLogosBy(how: () => void): void {
  ask = how;
}

/** These companies have these logos from now on, on all tiles. */
export const showCompanyLogos = (found: CompanyLogos): void => logos.set(found);

/**
 * The file of a company's logo; undefined while there is none.
 * @param name in any way that it is written; null of a company that is made up
 */
export function useLogoOf(name: string | null): string | undefined {
  const all = useStore(logos);
  const isAsked = name !== null;
  useEffect(() => {
    if (!isAsked) return;
    const first = ask;
    ask = undefined;
    first?.();
  }, [isAsked]);
  return name !== null && all.size > 0 ? all.get(companyKey(name)) : undefined;
}
