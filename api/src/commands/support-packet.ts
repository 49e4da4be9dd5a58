import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { supportTexts as texts } from '../../../schema/rules/health/health-texts.ts';
import { readConfig } from '../config.ts';
import { supportPacket, supportPacketName } from '../core/health/support-packet.ts';
import { openUnstarted } from '../unstarted.ts';
import { runCommand, say } from './backup-command.ts';

/**
 * `npm run support-packet [-- FILE]`: writes what somebody who helps needs (`supportPacket`)
 * into a new file of this folder, or the named one; `-` is the terminal. Works while the product
 * does not run, or can't. Changes nothing.
 * @throws Error in words where the file is there already, or a setting is wrong
 */
await runCommand(async () => {
  const { app, close } = await openUnstarted(readConfig());
  try {
    const text = await supportPacket(app);
    const file = process.argv[2] ?? supportPacketName(app.clock.now());
    if (file === '-') {
      process.stdout.write(text);
      return;
    }
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    say(texts.written(file));
  } finally {
    await close();
  }
});
process.exit();
