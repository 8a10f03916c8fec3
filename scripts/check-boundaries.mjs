// Compares every import in src with the table of who may import whom.
import { checkBoundaries } from './boundaries/check-boundaries.mjs'
import { repositoryRoot } from './repository-root.mjs'

const faults = checkBoundaries(repositoryRoot)
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exit(1)
