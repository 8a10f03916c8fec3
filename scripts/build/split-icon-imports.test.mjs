import { expect, test } from 'vitest'
import { listIconModules, splitIconImports } from './split-icon-imports.mjs'

const modules = listIconModules(`
import * as index from './icons/index.mjs';
export { index as icons };
export { default as Check, default as CheckIcon } from './icons/check.mjs';
export { default as FilePlus2, default as FilePlusCorner } from './icons/file-plus-corner.mjs';
`)

test('each icon is imported from its own module, under any of its names', () => {
  expect(splitIconImports("import { Check, FilePlus2 as New } from 'lucide-react'\n", modules)).toBe(
    "import Check from 'lucide-react/icons/check';import New from 'lucide-react/icons/file-plus-corner'\n",
  )
})

test('types and everything else stay as they are', () => {
  const code = "import { Check, type LucideIcon } from 'lucide-react'\nimport { use } from 'react'"
  expect(splitIconImports(code, modules)).toBe(
    "import Check from 'lucide-react/icons/check';import { type LucideIcon } from 'lucide-react'\nimport { use } from 'react'",
  )
})

test('no line moves, because the source map is not changed', () => {
  const code = "import {\n  Check,\n  CheckIcon,\n} from 'lucide-react'\nrun()\n"
  expect(splitIconImports(code, modules).split('\n').indexOf('run()')).toBe(4)
})
