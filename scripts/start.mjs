// `npm start`: installs and builds what is missing or stale, then serves.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./start/run-start.mjs')
