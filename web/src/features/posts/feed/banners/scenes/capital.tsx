import css from '../BannerScene.module.css';
import { Hills, Person, type Scene } from './scenery';

export const capital: Scene = {
  tone: 1,
  picture: (
    <>
      <circle cx="480" cy="206" r="150" className={css.glow} />
      <circle cx="480" cy="206" r="96" className={css.sun} />
      <Hills />
      <path d="M372 276V146h216v130h-44v-58a64 64 0 0 0-128 0v58z" className={css.deep} />
      <path d="M356 146v-18h248v18zM376 128v-18h208v18zM412 110V96h136v14z" className={css.rose} />
      <path d="M392 166h44M524 166h44M392 182h28M540 182h28" className={css.light} />
      <path d="M180 276v-70M240 276v-92M720 276v-92M780 276v-70" className={css.line} />
      <path
        d="M180 206l26 12-26 12zM240 184l30 14-30 14zM720 184l-30 14 30 14zM780 206l-26 12 26 12z"
        className={css.rose}
      />
      <path d="M0 276h960v44H0z" className={css.mid} />
      <Person x={446} y={288} look="leaf" />
      <Person x={486} y={294} look="sun" />
      <Person x={526} y={288} look="rose" />
    </>
  ),
};
