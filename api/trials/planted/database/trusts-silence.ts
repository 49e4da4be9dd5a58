// A database server that says nothing is waited for.
import { ServerLine } from '../../../src/core/database/server/server-line.ts';

ServerLine.prototype.isDoubtful = () => false;
