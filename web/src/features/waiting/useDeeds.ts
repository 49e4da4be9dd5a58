import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { waitingTexts as texts } from '@schema/rules/device/waiting-texts';
import { useEffect, useSyncExternalStore } from 'react';
import { type Deed, deedStore, subscribeToDeeds } from '@/core/outbox/deeds';
import { takeArrived } from '@/core/outbox/kept-for-worker';
import { createOutbox, type Outbox } from '@/core/outbox/outbox';
import { pauseAfter } from '@/core/outbox/send-again';
import { notify } from '@/ui';
import { sendDeed } from './send-deed';

const outboxes = new WeakMap<ApolloClient, { userId: string; outbox: Outbox<Deed> }>();

/** One outbox of what was done without a line, for each person that is signed in on this page. */
function deedsOf(client: ApolloClient, userId: string): Outbox<Deed> {
  const known = outboxes.get(client);
  if (known?.userId === userId) return known.outbox;
  const outbox = createOutbox<Deed>({
    store: deedStore(userId),
    send: (deed) => sendDeed(client, userId, deed),
    pause: pauseAfter,
    laneOf: ({ target }) => target,
    channelOf: () => 'deeds',
    isHeld: () => false,
    onRefused: (_deed, refusal) => notify.error(`${texts.sendFailed} ${refusal}`),
  });
  outboxes.set(client, { userId, outbox });
  return outbox;
}

/**
 * What a person did without a line, in its order; it is sent for as long as somebody asks for it.
 */
export function useDeeds(userId: string): { deeds: readonly Deed[]; outbox: Outbox<Deed> } {
  const outbox = deedsOf(useApolloClient(), userId);
  const deeds = useSyncExternalStore(outbox.subscribe, outbox.read);
  useEffect(() => {
    let isGone = false;
    const stop = subscribeToDeeds(userId, () => outbox.goOn());
    // What the service worker sent while no tab was open is not sent again.
    void takeArrived(userId).then((keys) => {
      if (isGone) return;
      outbox.remove(keys);
      outbox.open();
    });
    return () => {
      isGone = true;
      stop();
      outbox.close();
    };
  }, [outbox, userId]);
  return { deeds, outbox };
}
