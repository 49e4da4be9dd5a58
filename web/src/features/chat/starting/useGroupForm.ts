import { groupName } from '@schema/rules/chat/chat';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { useRef } from 'react';
import { z } from 'zod';
import { succeeds } from '@/core/data/succeeds';
import { useDraftForm } from '@/core/forms/useDraftForm';
import { fieldsOf } from '@/core/is-record';
import { useCreateGroupMutation, useSetGroupPictureMutation } from '@/generated/hooks';
import { placeInLists } from '../conversation-cache';
import { type Chosen, toggled } from './useChosenPeople';
import type { GroupDraft } from './useGroupDraft';

const person = z.object({ id: z.string(), fullName: z.string() });
const rule = z.object({
  name: groupName,
  /** In one order, so that the same people are the same group. */
  people: z
    .array(person)
    .min(1, chatPageTexts.peopleRequired)
    .transform((people) => people.map(({ id }) => id).sort()),
});
const initial: { name: string; people: Chosen[] } = { name: '', people: [] };

/** What this device kept of it. */
function readKept(stored: unknown): Partial<typeof initial> {
  const { name, people } = fieldsOf(stored);
  const chosen = z.array(person).safeParse(people);
  return {
    ...(typeof name === 'string' && { name }),
    ...(chosen.success && { people: chosen.data }),
  };
}

/** The form of a group: its name and its people, with the picture that waits in memory. */
export function useGroupForm(draft: GroupDraft, onCreated: (id: string) => void) {
  const [create] = useCreateGroupMutation();
  const [sendPicture] = useSetGroupPictureMutation();
  const created = useRef<string | null>(null);
  const { picture, setPicture } = draft;
  const form = useDraftForm({
    name: 'new-group',
    initial,
    read: readKept,
    schema: rule,
    failed: chatPageTexts.createFailed,
    // Its key is that of its words: a picture that fails later is no other group.
    send: async ({ name, people }, { key }) => {
      const { data } = await create({
        variables: { key: key(), name, personIds: people },
        update: (cache, { data: made }) => {
          if (made) placeInLists(cache, made.createGroup);
        },
      });
      if (!data) return;
      const { id } = data.createGroup;
      // A group without its picture is a group: it can be given one any time.
      if (picture)
        await succeeds(
          sendPicture({ variables: { id, picture: picture.file } }),
          chatPageTexts.pictureFailed,
        );
      setPicture(null);
      created.current = id;
    },
    // Who has left the form or the page meanwhile stays where they are: it stands in their list.
    onSent: () => {
      if (created.current !== null) onCreated(created.current);
    },
  });
  const { people } = form.values;
  return {
    form,
    chosen: {
      people,
      ids: new Set(people.map(({ id }) => id)),
      toggle: (person: Chosen) => form.set('people', (before) => toggled(before, person)),
      error: form.errors['people'],
    },
  };
}
