import { blockTexts } from '@schema/rules/blocks/blocks';
import { pathTexts } from '@schema/rules/careers/paths-texts';
import { jobViewTexts } from '@schema/rules/jobs/jobs-texts';
import { ownCaseTexts } from '@schema/rules/moderation/moderation-page-texts';
import { feedPath, pagePaths } from '@schema/rules/pages/page-paths';
import { pages } from '@schema/rules/pages/pages';
import { placesTexts } from '@schema/rules/pages/places-texts';
import {
  type Icon,
  IconArrowsLeftRight,
  IconBan,
  IconGavel,
  IconInfoCircle,
  IconKeyboard,
  IconLogout,
  IconPencil,
  IconPlus,
  IconRoute,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react';
import { tabsFor } from '@/features/admin';
import type { ViewerFragment } from '@/generated/documents';
import { bookmarksEntry, notificationsEntry, sideMenuEntries } from '../menus/menu-entries.ts';

/** What an entry does that leads to no page. */
type Act = 'signOut' | 'shortcuts';

/** An entry of the dialog "Go to". */
export type Place = {
  label: string;
  icon: Icon;
  group: 'places' | 'adminArea' | 'actions';
} & ({ to: string } | { act: Act });

const inGroup =
  (group: Place['group']) =>
  ({ label, icon, to }: { label: string; icon: Icon; to: string }): Place => ({
    label,
    icon,
    to,
    group,
  });

const memberActions: readonly Place[] = [
  {
    label: pages.compareCompanies.title,
    icon: IconArrowsLeftRight,
    group: 'actions',
    to: pagePaths.compareCompanies,
  },
  { label: pathTexts.link, icon: IconRoute, group: 'actions', to: pagePaths.paths },
  { label: jobViewTexts.addJob, icon: IconPlus, group: 'actions', to: pagePaths.addJob },
];
const actions: readonly Place[] = [
  {
    label: placesTexts.editProfile,
    icon: IconPencil,
    group: 'actions',
    to: pagePaths.editProfile,
  },
  { label: placesTexts.shortcuts, icon: IconKeyboard, group: 'actions', act: 'shortcuts' },
  { label: placesTexts.signOut, icon: IconLogout, group: 'actions', act: 'signOut' },
];

/** What no menu has: their pages are led to from others. */
const quietPlaces: readonly Place[] = [
  { label: blockTexts.title, icon: IconBan, group: 'places', to: pagePaths.blockedPeople },
  { label: ownCaseTexts.title, icon: IconGavel, group: 'places', to: pagePaths.moderation },
];

/**
 * Every place and action that a person may use, by group.
 * @param me the viewer; while their account is loading there is none, nor what depends on it
 */
export function placesFor(me: ViewerFragment | null): Place[] {
  if (!me) return [];
  const about = { label: pages.about.title, to: pagePaths.about, icon: IconInfoCircle };
  const settings = { label: pages.settings.title, to: pagePaths.settings, icon: IconSettings };
  const menu = sideMenuEntries(me.user.id, me, { requests: 0, chats: 0 });
  return [
    ...[...menu, bookmarksEntry, notificationsEntry(0), settings, about].map(inGroup('places')),
    ...quietPlaces,
    // Who has still to give the code of a second factor is led to where it is asked for.
    ...(me.isAdmin || me.isSuperAdmin ? tabsFor(me).map(inGroup('adminArea')) : []),
    ...(me.isMember ? memberActions : []),
    ...actions,
  ];
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The places in whose label every word that is typed begins a word, and last the search for what is
 * typed.
 */
export function placesLike(places: readonly Place[], typed: string): Place[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...places];
  const term = typed.trim();
  return [
    ...places.filter(({ label }) => {
      const labelled = wordsOf(label);
      return words.every((word) => labelled.some((one) => one.startsWith(word)));
    }),
    {
      label: placesTexts.searchFor(term),
      icon: IconSearch,
      group: 'actions',
      to: feedPath({ search: term }),
    },
  ];
}
