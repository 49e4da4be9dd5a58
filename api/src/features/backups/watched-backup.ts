import type { ChildProcess } from 'node:child_process';
import { backupTexts as texts } from '../../../../schema/rules/backups/backups-texts.ts';
import type { BackupProgress } from '../../core/backup/archive/progress.ts';
import type { App } from '../../core/context.ts';
import { topicNamed } from '../../core/live/events.ts';
import { runProgram } from './run-program.ts';

/** How far the backup is that somebody asked for. */
const progressTopic = topicNamed<BackupProgress>('backup-progress');
/** That it is made no more. */
const endTopic = topicNamed<Record<string, never>>('backup-end');
/** That a super admin cancelled it. */
export const cancelTopic = topicNamed<Record<string, never>>('backup-cancel');

/** One that is cancelled before its process is there ends when that is. */
const cancelMilliseconds = 10_000;

interface Watched {
  progress: BackupProgress | null;
  child: ChildProcess | null;
  cancelledAt: number;
}
const known = new WeakMap<App, Watched>();

function watchedOf(app: App): Watched {
  const found = known.get(app) ?? { progress: null, child: null, cancelledAt: 0 };
  known.set(app, found);
  return found;
}

/** How far the backup is that is made now, by whichever instance; null for none. */
export const progressNow = (app: App): BackupProgress | null => watchedOf(app).progress;

/** Hears from all instances how far the backup is, and that it is to end. */
export async function followBackup(app: App): Promise<void> {
  const watched = watchedOf(app);
  app.events.subscribe(progressTopic, (progress) => {
    watched.progress = progress;
  });
  app.events.subscribe(endTopic, () => {
    watched.progress = null;
  });
  app.events.subscribe(cancelTopic, () => {
    watched.cancelledAt = Date.now();
    // One that has just ended hears nothing.
    if (watched.child?.connected) watched.child.send('cancel');
  });
  await app.events.whenSubscribed([progressTopic, endTopic, cancelTopic]);
}

/**
 * Makes a backup in a process of its own; every instance hears how far it is.
 * @throws Error with what it said where it failed or was cancelled
 */
export async function makeWatched(app: App): Promise<string> {
  const watched = watchedOf(app);
  if (Date.now() - watched.cancelledAt < cancelMilliseconds) {
    watched.cancelledAt = 0;
    throw new Error(texts.cancelled);
  }
  try {
    return await runProgram(app, [], (child) => {
      watched.child = child;
      child.on('message', (progress) => {
        app.events.publish(progressTopic, progress as BackupProgress);
      });
    });
  } finally {
    watched.child = null;
    watched.cancelledAt = 0;
    app.events.publish(endTopic, {});
  }
}
