import type { Feature } from '../../core/feature.ts';
import { expireSanctions } from './due-sanctions.ts';
import { sanctionsOwnData } from './own-data.ts';
import { SanctionEntity } from './sanction.entity.ts';
import { sanctionMails } from './sanction-mails.ts';
import { SanctionsResolver } from './sanctions.resolver.ts';

/** What the college does about people who break its rules: warnings, mutes, bans. */
export const sanctions: Feature = {
  name: 'sanctions',
  ownData: sanctionsOwnData,
  entities: [SanctionEntity],
  resolvers: [SanctionsResolver],
  jobs: (app) => [expireSanctions(app), sanctionMails(app)],
};

export { banAppealAddress } from './sanction-mails.ts';
export type { LastingKind } from './sanction-moves.ts';
export { sanctionsOf } from './sanctions.queries.ts';
export { allSanctions } from './sanctions.sql.ts';
export {
  imposeSanction,
  liftSanction,
  liftSanctionOfCase,
  lockPersonConcerned,
  lockSanctionable,
} from './sanctions.ts';
export { Sanction } from './sanctions.types.ts';
