// `npm run build`: installs what is missing, then builds into dist.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./build/run-build.mjs')
