// Nothing that is written after the start reaches the disk.
import { disk } from '../../../src/core/program/disk.ts';

disk.syncData = () => Promise.resolve();
disk.syncDataNow = () => undefined;
