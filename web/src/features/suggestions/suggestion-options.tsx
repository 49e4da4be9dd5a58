import { feedPath, pagePathOf } from '@schema/rules/pages/page-paths';
import { suggestionKinds, suggestionTexts } from '@schema/rules/suggestions/suggestions-texts';
import { degreeLine } from '@schema/rules/text/display';
import { IconBriefcase, IconHash, IconId } from '@tabler/icons-react';
import { Avatar, CompanyLogo, type OptionGroup } from '@/ui';
import type { Suggestion } from './useSuggested';

/** Where a suggestion leads. */
export function suggestionPath({ kind, text, target }: Suggestion): string {
  switch (kind) {
    case 'company':
      return pagePathOf.company(target);
    case 'person':
      return pagePathOf.profile(target);
    case 'opening':
      return pagePathOf.job(target);
    case 'role':
      return feedPath({ tab: 'experiencia', role: text });
    case 'hashtag':
      return feedPath({ tab: 'experiencia', search: text });
  }
}

const pictureSize = 28;

function pictureOf({ kind, text, user }: Suggestion) {
  switch (kind) {
    case 'company':
      return <CompanyLogo name={text} size={pictureSize} />;
    case 'person':
      return <Avatar name={text} src={user?.profilePic} size={pictureSize} />;
    case 'opening':
      return <IconBriefcase size={20} aria-hidden />;
    case 'role':
      return <IconId size={20} aria-hidden />;
    case 'hashtag':
      return <IconHash size={20} aria-hidden />;
  }
}

/** What tells it from others of its name: what somebody does, who hires, how much is told. */
export const suggestionDetail = ({ user, companyName, experienceCount }: Suggestion): string =>
  user
    ? [user.work, degreeLine(user)].filter(Boolean).join(' · ')
    : (companyName ?? suggestionTexts.experiences(experienceCount));

/** Suggestions as a list shows them, kind by kind. */
export const suggestionGroups = (
  suggestions: readonly Suggestion[],
  onChoose: (suggestion: Suggestion) => void,
): OptionGroup[] =>
  suggestionKinds.map((kind) => ({
    key: kind,
    label: suggestionTexts.kinds[kind],
    options: suggestions
      .filter((one) => one.kind === kind)
      .map((suggestion) => ({
        key: suggestion.target,
        before: pictureOf(suggestion),
        text: suggestion.text,
        detail: suggestionDetail(suggestion),
        onChoose: () => onChoose(suggestion),
      })),
  }));
