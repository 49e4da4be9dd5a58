import { identityErrors, mailedSignInTexts as texts } from '@schema/rules/identity/identity-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CutLink } from '@/core/address/mail-link/CutLink';
import {
  MailLinkButtons,
  MailLinkNews,
  MailLinkPage,
  MailLinkQuote,
} from '@/core/address/mail-link/MailLinkPage';
import { useLinkToken } from '@/core/address/mail-link/useLinkToken';
import { useToken } from '@/core/auth';
import { readError } from '@/core/errors';
import { Button, LinkButton } from '@/ui';
import { safePath } from '../gate/redirect';
import { mailedSignIn } from '../sign-in/mailed-sign-in';
import { useMailedSignIn } from '../sign-in/useMailedSignIn';

/** In a browser that did not ask: the code is of use where the person did. */
const Elsewhere = ({ code }: { code: string }) => (
  <>
    <MailLinkNews heading={texts.elsewhere}>
      <p>{texts.elsewhereNext}</p>
    </MailLinkNews>
    {/^\d{6}$/.test(code) && <MailLinkQuote>{code}</MailLinkQuote>}
    <MailLinkButtons>
      <LinkButton to={pagePaths.signIn}>{texts.anew}</LinkButton>
    </MailLinkButtons>
  </>
);

/** In the browser that asked: a press signs in. */
function Here({ code, email, back }: { code: string; email: string; back: string }) {
  const navigate = useNavigate();
  const { enter } = useMailedSignIn(email, back);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setBusy(true);
    try {
      await enter(code);
      await navigate(safePath(back) ?? pagePaths.feed, { replace: true });
    } catch (error) {
      const { code: why, text } = readError(error, identityErrors.signIn);
      setProblem(why === 'BAD_USER_INPUT' ? texts.over : text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <MailLinkNews heading={problem ?? texts.as(email)} isProblem={problem !== null}>
        {problem === null && <p>{texts.once}</p>}
        {problem === texts.over && <p>{texts.overNext}</p>}
      </MailLinkNews>
      <MailLinkButtons>
        {problem !== texts.over && (
          <Button loading={busy} onClick={() => void press()}>
            {texts.verify}
          </Button>
        )}
        {problem !== null && (
          <LinkButton variant="light" to={pagePaths.signIn}>
            {texts.anew}
          </LinkButton>
        )}
      </MailLinkButtons>
    </>
  );
}

/** `/sign-in-link`: where the mailed link leads; it works in the browser that asked for it. */
export default function SignInByMailPage() {
  const { token: code } = useLinkToken();
  const isSignedIn = useToken() !== null;
  // What was asked for stays as it was when the page opened: entering it removes it.
  const [asked] = useState(() => mailedSignIn.read());
  if (isSignedIn)
    return (
      <MailLinkPage title={texts.page}>
        <MailLinkNews heading={texts.already} />
        <MailLinkButtons>
          <LinkButton to={pagePaths.feed}>{texts.open}</LinkButton>
        </MailLinkButtons>
      </MailLinkPage>
    );
  if (!code) return <CutLink title={texts.page} to={pagePaths.signIn} label={texts.anew} />;
  return (
    <MailLinkPage title={texts.page}>
      {asked ? (
        <Here code={code} email={asked.email} back={asked.back} />
      ) : (
        <Elsewhere code={code} />
      )}
    </MailLinkPage>
  );
}
