import type { SharePlace } from '@schema/rules/device/share';
import { shareTexts } from '@schema/rules/device/share-texts';
import { pagePathOf, pagePaths } from '@schema/rules/pages/page-paths';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { handOver } from '@/core/share/handed-over';
import type { SharedHere } from '@/core/share/kept-share';
import { ConversationChoice } from '@/features/chat';
import { Button } from '@/ui';
import classes from './Share.module.css';

/** Whether anything of it fits that place. */
const fits = ({ link, words, files }: SharedHere, place: SharePlace): boolean =>
  Boolean(link) || Boolean(words) || files.some(({ places }) => places.includes(place));

function Place({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.place}>
      <h2 id={id}>{title}</h2>
      <p className={classes.why}>{text}</p>
      {children}
    </section>
  );
}

type Props = { shared: SharedHere; isAlumnus: boolean };

/** Where it can go: the form of a new post, for alumni, or a conversation. */
export function SharePlaces({ shared, isAlumnus }: Props) {
  const navigate = useNavigate();
  const { post, chat } = shareTexts;
  const fitsPost = fits(shared, 'post');
  const toPost = () => {
    handOver('post', shared);
    void navigate(pagePaths.addPost);
  };
  const toChat = (id: string) => {
    handOver(`chat:${id}`, shared);
    void navigate(pagePathOf.chat(id));
  };
  return (
    <>
      <Place
        title={post.title}
        text={!isAlumnus ? post.alumni : fitsPost ? post.text : post.nothing}
      >
        {isAlumnus && fitsPost && <Button onClick={toPost}>{post.action}</Button>}
      </Place>
      {fits(shared, 'chat') ? (
        <Place title={chat.title} text={chat.text}>
          <ConversationChoice onPick={({ id }) => toChat(id)} />
        </Place>
      ) : (
        <Place title={chat.title} text={chat.nothing} />
      )}
    </>
  );
}
