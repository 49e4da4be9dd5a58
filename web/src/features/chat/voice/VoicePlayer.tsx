import { useApolloClient } from '@apollo/client/react';
import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { voiceTexts, voiceWords } from '@schema/rules/chat/voice-texts';
import { useEffect, useMemo } from 'react';
import { Button } from '@/ui';
import { freshMessage } from '../files/fresh-message';
import { useFreshFile } from '../files/useFreshFile';
import type { Message } from '../thread/rows';
import { deck, type Track, usePlaying } from './deck';
import { VoiceControls } from './VoiceControls';
import classes from './voice.module.css';

type Props = {
  message: Message;
  file: NonNullable<Message['file']>;
  voice: NonNullable<Message['voice']>;
};

/** What is on the page, by its place: the next one of a run is played behind the one before. */
const onPage = new Map<string, Track>();
const placeOf = (conversationId: string, number: number): string => `${conversationId}:${number}`;

/** A message as a track, whose address is renewed where it has run out. */
function useTrack({ message, file, voice }: Props): Track {
  const client = useApolloClient();
  const { id, conversationId, number } = message;
  const { url: src } = file;
  const { milliseconds } = voice;
  const track = useMemo(
    () => ({
      id,
      src,
      milliseconds,
      renew: async () => (await freshMessage(client, id))?.file?.url ?? null,
      next: () => onPage.get(placeOf(conversationId, number + 1)) ?? null,
    }),
    [client, id, src, milliseconds, conversationId, number],
  );
  useEffect(() => {
    const place = placeOf(conversationId, number);
    onPage.set(place, track);
    return () => {
      if (onPage.get(place) === track) onPage.delete(place);
    };
  }, [track, conversationId, number]);
  return track;
}

/** Why it can't be heard, and what to do: some browsers play no WebM, but the device may. */
function Failed({ track, messageId }: { track: Track; messageId: string }) {
  const { download } = useFreshFile();
  return (
    <div className={classes.failed}>
      <p role="status">{voiceTexts.missing}</p>
      <Button size="compact-sm" variant="light" onClick={() => deck.toggle(track)}>
        {chatPageTexts.retry}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => void download(messageId)}>
        {chatPageTexts.download('')}
      </Button>
    </div>
  );
}

/** A voice message in a conversation. */
export default function VoicePlayer(props: Props) {
  const { message, voice } = props;
  const track = useTrack(props);
  const { phase } = usePlaying(track.id);
  return (
    <div role="group" aria-label={voiceWords(voice.milliseconds)} className={classes.player}>
      {phase === 'failed' ? (
        <Failed track={track} messageId={message.id} />
      ) : (
        <VoiceControls track={track} waveform={voice.waveform} />
      )}
    </div>
  );
}
