// Stored files are synced, and the folders that they are found in are not.
import { disk } from '../../../src/core/program/disk.ts';

disk.syncNames = () => Promise.resolve();
