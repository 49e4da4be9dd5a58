import { roleLabels } from '@schema/rules/identity/identity-texts';
import { degreeLine } from '@schema/rules/text/display';
import type { PostCardFieldsFragment } from '@/generated/documents';
import { Avatar } from '@/ui';
import { landingTexts } from '../../texts.ts';
import css from './card-sides.module.css';

/** The side of a card that shows who wrote the experience. */
export function AuthorSide({ post: { user, companyName } }: { post: PostCardFieldsFragment }) {
  const name = user.fullName || landingTexts.unknownUser;
  return (
    <>
      <div className={css.head}>
        <Avatar name={name} src={user.profilePic} size={44} />
        <div className={css.words}>
          <p className={css.name}>{name}</p>
          <p className={css.dim}>{degreeLine(user)}</p>
        </div>
      </div>
      <p className={css.text}>
        {roleLabels[user.role]} of {user.college}, interviewed at {companyName}.
      </p>
    </>
  );
}
