// `npx tsx tests/corpus/seal.ts FILE …`: packs plans of the corpus into its sealed half.
import { readFileSync, writeFileSync } from 'node:fs'
import { folderOf, parseCorpusPlan, seal } from './corpus.ts'

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8')
  const { id } = parseCorpusPlan(text)
  writeFileSync(new URL(`${id}.txt`, folderOf('sealed')), seal(JSON.stringify(JSON.parse(text))))
}
