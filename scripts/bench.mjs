// `npm run bench`: every measurement in bench, or those whose file names hold one of the given words.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./benches/run-benches.mjs')
