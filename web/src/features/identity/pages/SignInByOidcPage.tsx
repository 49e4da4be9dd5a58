import { oidcTexts as texts } from '@schema/rules/identity/oidc-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type ReadError, readError } from '@/core/errors';
import { site } from '@/core/site';
import { useSignInByOidcMutation } from '@/generated/hooks';
import { Button, LinkButton } from '@/ui';
import css from '../form/form.module.css';
import { AuthFrame } from '../frame/AuthFrame';
import { withReturn } from '../gate/redirect';
import { oidcSignIn } from '../sign-in/oidc-sign-in';
import { useEnter } from '../sign-in/useEnter';

/** What the provider added to the address, taken out of it: it is of use once. */
function useAnswer(): string {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [answer] = useState(search.slice(1));
  useEffect(() => {
    if (search) void navigate(pagePaths.signInByOidc, { replace: true });
  }, [search, navigate]);
  return answer;
}

/** Sends the answer, once by itself; a press tries again what did not arrive. */
function useSigningIn(answer: string) {
  const enter = useEnter();
  const [signIn] = useSignInByOidcMutation();
  // What was begun stays as it was when the page opened.
  const [begun] = useState(() => oidcSignIn.read());
  const [problem, setProblem] = useState<ReadError | null>(
    begun ? null : { text: texts.elsewhere, code: 'BAD_USER_INPUT', fields: {} },
  );
  const send = useCallback(async () => {
    if (!begun) return;
    setProblem(null);
    try {
      const { data } = await signIn({ variables: { key: begun.key, answer } });
      oidcSignIn.remove();
      await enter(data?.signInByOidc, begun.back);
    } catch (error) {
      setProblem(readError(error, texts.failed(site.oidcName)));
    }
  }, [answer, begun, enter, signIn]);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send();
  }, [send]);
  return { problem, send, back: begun?.back ?? pagePaths.landing };
}

/** `/sign-in-college`: where the provider of the college sends people back to. */
export default function SignInByOidcPage() {
  const { problem, send, back } = useSigningIn(useAnswer());
  if (!problem)
    return (
      <AuthFrame title={texts.page}>
        <Button size="md" fullWidth loading>
          {texts.page}
        </Button>
      </AuthFrame>
    );
  return (
    <AuthFrame title={site.oidcName ? texts.failed(site.oidcName) : texts.none}>
      <div className={css.form}>
        <p role="alert">{site.oidcName ? problem.text : texts.noneText}</p>
        <div className={css.actions}>
          {/* The server has not seen it: a lost line. */}
          {problem.code === undefined && site.oidcName && (
            <Button size="md" onClick={() => void send()}>
              {texts.again}
            </Button>
          )}
          <LinkButton size="md" variant="light" to={withReturn(pagePaths.signIn, back)}>
            {texts.back}
          </LinkButton>
        </div>
      </div>
    </AuthFrame>
  );
}
