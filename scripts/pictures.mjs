// `npm run pictures`: makes the pictures of the product, the sample plan and the icons anew.
// Syntax and imports stay readable for old Nodes, which are to see one clear line.
import { requireNodeVersion } from './install/require-node-version.mjs'

requireNodeVersion()
void import('./pictures/run-pictures.mjs')
