import { installTexts, updateTexts } from '@schema/rules/device/install-texts';
import { pagePaths } from '@schema/rules/pages/page-paths';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  install,
  isTimeToOffer,
  noteAnswer,
  noteVisit,
  useInstallWay,
} from '@/core/worker/install';
import { reloadAnew } from '@/core/worker/registration';
import { newVersion, startWorker } from '@/core/worker/start-worker';
import { AboveHeader, Button, useStore } from '@/ui';
import css from './WorkerNotices.module.css';

type Action = { label: string; run: () => void };

function Notice({ text, main, other }: { text: ReactNode; main: Action | null; other: Action }) {
  return (
    <div className={css.notice}>
      <p className={css.text}>{text}</p>
      <div className={css.buttons}>
        {main && (
          <Button size="sm" onClick={main.run}>
            {main.label}
          </Button>
        )}
        <Button size="sm" variant="subtle" onClick={other.run}>
          {other.label}
        </Button>
      </div>
    </div>
  );
}

/**
 * Whether somebody who has come for days is back at the feed from another page: they have seen what
 * it is for, and write nothing at this moment.
 */
function useIsGoodMoment(): boolean {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    if (pathname !== first.current) setHasLeft(true);
  }, [pathname]);
  return hasLeft && pathname === pagePaths.feed && isTimeToOffer();
}

function InstallNotice() {
  const way = useInstallWay();
  const isGoodMoment = useIsGoodMoment();
  const [isAnswered, setAnswered] = useState(false);
  if (!isGoodMoment || isAnswered || way === null || way === 'installed') return null;
  const notNow = () => {
    noteAnswer('notNow');
    setAnswered(true);
  };
  return (
    <Notice
      text={`${installTexts.title}. ${way === 'ios' ? installTexts.ios : installTexts.text}`}
      main={way === 'prompt' ? { label: installTexts.install, run: () => void install() } : null}
      other={{ label: installTexts.notNow, run: notNow }}
    />
  );
}

/** Starts the service worker, and says that a new version is here, or that one can install it. */
export default function WorkerNotices() {
  const isNew = useStore(newVersion);
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    void startWorker();
    noteVisit(new Date());
  }, []);
  return (
    <AboveHeader>
      <div role="status">
        {isNew && !isLater ? (
          <Notice
            text={updateTexts.text}
            main={{ label: updateTexts.reload, run: () => void reloadAnew() }}
            other={{ label: updateTexts.later, run: () => setLater(true) }}
          />
        ) : (
          <InstallNotice />
        )}
      </div>
    </AboveHeader>
  );
}
