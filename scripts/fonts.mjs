// `npm run fonts`: cuts the small font files anew that every page starts with.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./fonts/run-fonts.mjs')
