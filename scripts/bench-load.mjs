// `npm run bench:load`: how much mixed traffic the built server holds, on both databases; --long for more of it.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./load/run-load.mjs')
