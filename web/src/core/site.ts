import { demoCollegeSize, peopleOfCollege } from '@schema/rules/college/site-texts';
import { oidcDefaults } from '@schema/rules/services/sign-in-ways-texts';

/**
 * What the server wrote into the page about this college; in development, where it writes nothing,
 * the demo college.
 */
function meta(name: string, placeholder: string, demo: string): string {
  // The build draws the first screens; the server fills in the placeholders.
  if (typeof document === 'undefined') return `%${placeholder}%`;
  const value = document.querySelector<HTMLMetaElement>(
    `meta[name="experiencia:${name}"]`,
  )?.content;
  return value === undefined || /^%.*%$/.test(value) ? demo : value;
}

/** This tab calls the college so from now on, wherever it is drawn anew. */
export function showCollegeName(name: string, shortName: string, emailDomain: string): void {
  const shown = { college: name, 'short-name': shortName, domain: emailDomain };
  for (const [meta, content] of Object.entries(shown))
    document.querySelector(`meta[name="experiencia:${meta}"]`)?.setAttribute('content', content);
}

/** This tab offers these ways to sign in from now on, wherever one does. */
export function showSignInWays(ways: {
  accounts: { issuer: string; name: string };
  googleClientId: string;
}): void {
  const { issuer, name } = ways.accounts;
  const shown = {
    'oidc-name': issuer && (name || oidcDefaults.name),
    // A page that came without Google may load nothing from there.
    'google-client-id': site.googleClientId && ways.googleClientId,
  };
  for (const [meta, content] of Object.entries(shown))
    document.querySelector(`meta[name="experiencia:${meta}"]`)?.setAttribute('content', content);
}

/** The college that this server is for. */
export const site = {
  get collegeName() {
    return meta('college', 'COLLEGE_NAME', 'Vidyasagar Institute of Engineering');
  },
  /** In a few letters, as `VIE`; empty where it has no such name. */
  get shortName() {
    return meta('short-name', 'COLLEGE_SHORT_NAME', '');
  },
  /** Whether it has one (`on`). */
  get hasShortName() {
    if (typeof document === 'undefined') return '%COLLEGE_HAS_SHORT_NAME%';
    return this.shortName ? 'on' : 'off';
  },
  /** What stands beside the logo. */
  get brand() {
    return typeof document === 'undefined' ? '%COLLEGE_BRAND%' : this.shortName || this.collegeName;
  },
  /** Empty where nobody is verified by an institute address. */
  get emailDomain() {
    return meta('domain', 'COLLEGE_EMAIL_DOMAIN', 'student.vie.example');
  },
  /** Whom it brings together: "1,200+ alumni and students". */
  get people() {
    return meta('people', 'COLLEGE_PEOPLE', peopleOfCollege(demoCollegeSize));
  },
  /** What the college says of itself, as JSON; empty on pages that have no place for it. */
  get words() {
    return meta('words', 'COLLEGE_WORDS', '');
  },
  /** What one studies there, as JSON; empty: what is documented. */
  get studies() {
    return meta('studies', 'COLLEGE_STUDIES', '');
  },
  /** Whether people say something of it (`on`), at the end of the landing page. */
  get voices() {
    return meta('voices', 'COLLEGE_VOICES', 'off');
  },
  /**
   * Whether this is the demo college (`on`), whose pages say what was made up for it; `off`: they
   * say what is true of the college, or nothing.
   */
  get demo() {
    return meta('demo', 'DEMO_COLLEGE', 'on');
  },
  /** Empty where the college has no sign-in with Google: its button is hidden. */
  get googleClientId() {
    return meta('google-client-id', 'GOOGLE_CLIENT_ID', '');
  },
  /** What the college calls its own accounts; empty where one does not sign in with them. */
  get oidcName() {
    return meta('oidc-name', 'OIDC_NAME', '');
  },
  /** Empty where the college has no video of its own: the built-in film is shown. */
  get introVideoUrl() {
    return meta('intro-video', 'INTRO_VIDEO_URL', '');
  },
  /** Whether this college takes a service worker (`on`), or ends that of earlier visits (`off`). */
  get worker() {
    return meta('worker', 'SERVICE_WORKER', 'none');
  },
};
