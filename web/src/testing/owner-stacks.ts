import * as React from 'react';

const name = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const counter = 'recentlyCreatedOwnerStacks';

/**
 * In development React notes for each element where in the code it was made, ten thousand times a
 * second at most: a quarter of the work of a test that types into a form. Here it thinks that it
 * has noted enough. Its warnings then name the component, and not the line that made the element.
 * @throws where a newer React counts by another name
 */
export function noteNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, name);
  if (typeof internals !== 'object' || internals === null || !(counter in internals))
    throw new Error(`React counts its ${counter} no more: see to web/src/testing/owner-stacks.ts.`);
  Object.defineProperty(internals, counter, {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
    configurable: true,
  });
}
