/** What the server writes into the page about this college; while nobody did (development), the demo college. */
function meta(name: string, place: string, demo: string): string {
  if (typeof document === 'undefined') return `%${place}%`; // The build draws the first screen: the server fills it in there too.
  const value = document.querySelector<HTMLMetaElement>(
    `meta[name="experiencia:${name}"]`,
  )?.content;
  return value === undefined || /^%.*%$/.test(value) ? demo : value;
}

export const site = {
  get collegeName() {
    return meta('college', 'COLLEGE_NAME', 'Vidyasagar Institute of Engineering');
  },
  get emailDomain() {
    return meta('domain', 'COLLEGE_EMAIL_DOMAIN', 'student.vie.example');
  },
  /** Empty: Google sign-in is off and its button hidden. */
  get googleClientId() {
    return meta('google-client-id', 'GOOGLE_CLIENT_ID', '');
  },
  /** Empty: the film that is drawn here. */
  get introVideoUrl() {
    return meta('intro-video', 'INTRO_VIDEO_URL', '');
  },
};
