// `npm run dev`: the front end with live reload and a server that restarts on change.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./development/run-development.mjs')
