import { useApolloClient } from '@apollo/client/react';
import { companyTexts } from '@schema/rules/companies/companies-texts';
import { IconBell, IconBellFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import { withTypename } from '@/core/data/documents/with-typename';
import { errorText } from '@/core/errors';
import type { CompanyQuery } from '@/generated/documents';
import {
  useCompanyFollowersSubscription,
  useFollowCompanyMutation,
  useUnfollowCompanyMutation,
} from '@/generated/hooks';
import { Button, notify } from '@/ui';

type Company = Pick<CompanyQuery['company'], 'id' | 'slug' | 'name' | 'followers' | 'isFollowed'>;

/** Follows, or follows no more: it shows at once, and is taken back with the reason if refused. */
function useFollow({ id, slug, name, followers, isFollowed }: Company): () => void {
  const { cache } = useApolloClient();
  const [follow] = useFollowCompanyMutation({ variables: { slug } });
  const [unfollow] = useUnfollowCompanyMutation({ variables: { slug } });
  const isSending = useRef(false);
  return () => {
    // Two answers on their way could come in either order.
    if (isSending.current) return;
    isSending.current = true;
    const expected = withTypename('Company', {
      id,
      isFollowed: !isFollowed,
      followers: withTypename('CompanyFollowers', {
        id,
        count: Math.max(0, followers.count + (isFollowed ? -1 : 1)),
      }),
    });
    const sent = isFollowed
      ? unfollow({ optimisticResponse: { unfollowCompany: expected } })
      : follow({ optimisticResponse: { followCompany: expected } });
    sent
      .then(
        () => {
          notify.success(isFollowed ? companyTexts.unfollowed(name) : companyTexts.followed(name));
          // Lists of those that are followed are asked for anew when they are next looked at.
          cache.evict({ id: 'ROOT_QUERY', fieldName: 'companies' });
        },
        (error: unknown) => notify.error(errorText(error, companyTexts.followFailed)),
      )
      .finally(() => {
        isSending.current = false;
      });
  };
}

/** Pressed while the viewer follows the company; the number beside it moves by itself. */
export function FollowButton({ company }: { company: Company }) {
  const toggle = useFollow(company);
  useCompanyFollowersSubscription({ variables: { id: company.id } });
  const { isFollowed, name } = company;
  const Icon = isFollowed ? IconBellFilled : IconBell;
  return (
    <Button
      variant={isFollowed ? 'light' : 'filled'}
      aria-pressed={isFollowed}
      aria-label={companyTexts.followLabel(name)}
      data-tip={companyTexts.followTip}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={toggle}
    >
      {isFollowed ? companyTexts.following : companyTexts.follow}
    </Button>
  );
}
