// Loaded before anything else (node -r): a Node that is too old to read the rest prints one line.
// Uses no syntax and no package that an old Node does not support.
const wanted = require('../package.json').engines.node.replace('>=', '')
const [major, minor] = wanted.split('.').map(Number)
const have = process.versions.node.split('.').map(Number)

if (have[0] < major || (have[0] === major && have[1] < minor)) {
  console.error(
    'Planwright needs Node ' + wanted + ' or newer; this is ' + process.version + '. See https://nodejs.org',
  )
  process.exit(1)
}
