import type { Visibility } from '@schema/rules/settings/settings-texts';

/** What each choice of visibility means, in words. */
export const privacyTexts: Record<Visibility, { label: string; about: string }> = {
  public: {
    label: 'Public',
    about: 'Members read it whole; visitors who search find your card.',
  },
  college: {
    label: 'College',
    about:
      'The same today: all members are of the college, and visitors who search find your card.',
  },
  connections: {
    label: 'Connections',
    about: 'Only people you are connected with read it whole; visitors do not find you.',
  },
};
