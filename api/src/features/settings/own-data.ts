import type { OwnData } from '../../core/own-data.ts';
import { choicesOf } from './settings.ts';

/** What a person chose. */
export const settingsOwnData: OwnData = { settings: choicesOf };
