// `npm run test:faults` and `npm run test:fuzz`: the long forms of what `npm test` does in short.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./checks/run-long-tests.mjs')
