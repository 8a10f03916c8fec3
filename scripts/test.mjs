// `npm test`: every check there is; `npm test -- lint unit` only those named, `npm run validate` the quick ones.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./checks/run-checks.mjs')
