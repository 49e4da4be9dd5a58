import { oidcTexts } from '@schema/rules/identity/oidc-texts';
import { site } from '@/core/site';
import { GoogleButton } from './GoogleButton';
import { OidcButton } from './OidcButton';
import css from './OtherWays.module.css';

/** Whether there is a way in besides our own forms. */
export const hasOtherWays = (): boolean => site.googleClientId !== '' || site.oidcName !== '';

type Props = {
  way: 'signIn' | 'signUp';
  /** What is said where Google fails. */
  failed: string;
  /** Where the person was going. */
  back: string;
  onGoogle: (credential: string) => Promise<void>;
};

const googleLabels = {
  signIn: { text: 'signin_with', label: 'Sign in with Google' },
  signUp: { text: 'signup_with', label: 'Sign up with Google' },
} as const;

/** The accounts of the college, and Google. */
export const OtherWays = ({ way, failed, back, onGoogle }: Props) => (
  <div className={css.ways}>
    <OidcButton label={oidcTexts[way]} back={back} />
    <GoogleButton {...googleLabels[way]} failed={failed} onCredential={onGoogle} />
  </div>
);
