import { adminTexts } from '@schema/rules/administration/admin-texts';
import { announcement as rule } from '@schema/rules/announcements/announcements';
import { studiesNow } from '@/core/college/studies';
import { versionOfWords } from '@/core/forms/changes';
import { useDraftForm } from '@/core/forms/useDraftForm';
import type {
  AnnouncementAudienceInput,
  AnnouncementFieldsFragment,
  AnnouncementInput,
} from '@/generated/documents';
import { localMinute } from './audience';

const nothing = {
  message: '',
  startsAt: '',
  expiresAt: '',
  role: '',
  yearOfGraduation: '',
  branch: '',
  byMail: false,
};
/** An announcement as its form has it. */
type Values = typeof nothing;

export const momentOf = (minute: string) => (minute ? new Date(minute).toISOString() : null);
const minuteOf = (moment: string | null) => (moment ? localMinute(new Date(moment)) : '');
const dateOf = (minute: string) => (minute ? new Date(minute) : null);

/** Whom it is for. */
export const toAudience = ({ role, yearOfGraduation, branch }: Values) =>
  ({
    role: role === 'mentee' || role === 'alumni' ? role : null,
    yearOfGraduation: yearOfGraduation ? Number(yearOfGraduation) : null,
    branch: branch || null,
  }) satisfies AnnouncementAudienceInput;

const toInput = (values: Values) =>
  ({
    ...toAudience(values),
    message: values.message,
    startsAt: momentOf(values.startsAt),
    expiresAt: momentOf(values.expiresAt),
    byMail: values.byMail,
  }) satisfies AnnouncementInput;

/** One that is there, or a new one, for its form. */
const toValues = (announcement: AnnouncementFieldsFragment | null): Values =>
  announcement
    ? {
        message: announcement.message,
        startsAt: minuteOf(announcement.startsAt),
        expiresAt: minuteOf(announcement.expiresAt),
        role: announcement.role ?? '',
        yearOfGraduation: String(announcement.yearOfGraduation ?? ''),
        branch: announcement.branch ?? '',
        byMail: announcement.byMail,
      }
    : nothing;

type Options = {
  /** null: a new one. */
  announcement: AnnouncementFieldsFragment | null;
  /** @param undo brings the words back */
  send: (input: AnnouncementInput, sent: { values: Values; undo: () => void }) => Promise<void>;
  onSent?: () => void;
};

/** The form of an announcement: what is being written outlives the page. */
export const useAnnouncementForm = ({ announcement, send, onSent }: Options) =>
  useDraftForm({
    name: announcement ? `announcement:${announcement.id}` : 'announcement',
    area: announcement ? 'tab' : 'device',
    initial: toValues(announcement),
    version: announcement && versionOfWords(toValues(announcement)),
    schema: () => rule(new Date(), studiesNow()),
    toInput: (values) => ({
      ...toInput(values),
      startsAt: dateOf(values.startsAt),
      expiresAt: dateOf(values.expiresAt),
    }),
    failed: adminTexts.actionFailed('/announcements'),
    send: (_checked, sent) => send(toInput(sent.values), sent),
    staysOpen: !announcement,
    ...(onSent && { onSent }),
  });

export type AnnouncementFormState = ReturnType<typeof useAnnouncementForm>;
