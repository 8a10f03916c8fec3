// `npm run admin -- COMMAND`: the operator's commands; `npm run admin -- help` lists them.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./admin/run-admin.mjs')
