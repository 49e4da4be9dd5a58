import { standingOf, standingWords } from '@schema/rules/administration/administration-texts';
import type { AdminUserFieldsFragment } from '@/generated/documents';
import { Chip } from '@/ui';
import css from './people.module.css';

type Person = Pick<
  AdminUserFieldsFragment,
  'isBanned' | 'isVerified' | 'mutedUntil' | 'isAdmin' | 'isSuperAdmin'
>;

const tones = {
  [standingWords.banned]: 'bad',
  [standingWords.verified]: 'good',
  [standingWords.unverified]: 'neutral',
} as const;

/** Whether a person reads only, at this moment. */
export const isMuted = ({ mutedUntil }: Pick<Person, 'mutedUntil'>): boolean =>
  mutedUntil !== null && Date.parse(mutedUntil) > Date.now();

/** How an account stands, in the documented words; muted people and admins are said beside it. */
export function Standing({ person }: { person: Person }) {
  const word = standingOf(person);
  return (
    <span className={css.chips}>
      <Chip tone={tones[word]}>{word}</Chip>
      {isMuted(person) && <Chip tone="warn">Muted</Chip>}
      {person.isSuperAdmin ? (
        <Chip tone="accent">Super Admin</Chip>
      ) : (
        person.isAdmin && <Chip tone="accent">Admin</Chip>
      )}
    </span>
  );
}
