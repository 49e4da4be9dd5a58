import type { Feature } from '../../core/feature.ts';
import { StudiesEntity } from './studies.entity.ts';
import { followStudies } from './studies.ts';

/**
 * The degrees and streams that the college offers. A low room: every form that names one asks it.
 * The screen and the call that change them are those of the room `college`.
 */
export const studies: Feature = {
  name: 'studies',
  entities: [StudiesEntity],
  start: followStudies,
};

export { offerStudies, readStudies, studiesOf } from './studies.ts';
