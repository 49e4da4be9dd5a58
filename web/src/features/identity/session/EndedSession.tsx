import { pagePaths, pathWith } from '@schema/rules/pages/page-paths';
import { banNoticeTexts as texts } from '@schema/rules/sanctions/sanctions-texts';
import { useEffect, useState } from 'react';
import { claimsOf, forgetRefused } from '@/core/auth';
import { removePersistedOf } from '@/core/drafts/persisted';
import { forgetFilesOf } from '@/core/drafts/stored-files';
import { forgetShares } from '@/core/share/kept-share';
import { useEndedSessionQuery } from '@/generated/hooks';
import { DialogFoot, LinkButton, Modal } from '@/ui';

/**
 * Tells who was signed in on an open page that a ban has ended that: why, until when, and how to
 * appeal. Other reasons for which a session ends are told by nothing but the sign-in page. Nothing
 * is left on the device of somebody who is banned, or whose account has been deleted elsewhere.
 * @param token of the session that has ended
 */
export default function EndedSession({ token }: { token: string }) {
  const { data } = useEndedSessionQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [isClosed, setClosed] = useState(false);
  const ban = data?.ownBan;
  const shutOut = ban || data?.accountIsDeleted ? claimsOf(token).sub : undefined;
  const isTold = data !== undefined;
  // Words of a session that has ended wait for whoever signs in again, which these people don't.
  useEffect(() => {
    if (!isTold) return;
    forgetRefused();
    if (!shutOut) return;
    removePersistedOf(shutOut);
    void forgetFilesOf(shutOut);
    void forgetShares();
  }, [isTold, shutOut]);
  if (!ban) return null;
  return (
    <Modal opened={!isClosed} onClose={() => setClosed(true)} title={texts.title} size="md">
      <p>{texts.until(ban.until ? new Date(ban.until) : null)}</p>
      <p>
        <strong>{texts.reason}:</strong> {ban.reason}
      </p>
      <p>{texts.appealText}</p>
      <DialogFoot>
        <LinkButton
          to={pathWith(pagePaths.banAppeal, { token: ban.appealToken })}
          onClick={() => setClosed(true)}
          data-autofocus
        >
          {texts.appeal}
        </LinkButton>
      </DialogFoot>
    </Modal>
  );
}
