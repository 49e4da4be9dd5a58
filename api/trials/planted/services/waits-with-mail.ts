// A mail that could not be sent is tried again an hour later.
import { mailRetries } from '../../../src/core/mail/mail.ts';

Object.assign(mailRetries, { retryDelay: { first: 3600, most: 3600 } });
