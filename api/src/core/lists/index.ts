export { type Facets, facetTypes } from './facet-types.ts';
export { type CountedToken, facetCounts, facetsOf, frequentValues } from './facets.ts';
export { readFilter } from './filters.ts';
export { type CountedPage, declareList, type List, type ListArgs } from './list.ts';
export { listField } from './list-field.ts';
export { filterArgs, filterInput, listArgs } from './list-input.ts';
export type { PageParts } from './list-statements.ts';
export { ascending, cursorsOf, descending, sortKey } from './sorts.ts';
