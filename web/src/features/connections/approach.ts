import { isWebPath } from '@schema/rules/web-paths';

/** Where one talks with a person. Null until the product has such a page: nobody is led to an address that is none. */
export function approachTo(userId: string): string | null {
  const path = `/chat/${userId}`;
  return isWebPath(path) ? path : null;
}
