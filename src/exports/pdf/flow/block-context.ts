import type { StructureElement, StructureTree } from '#exports/pdf/file/structure-tree.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'

/** What every block needs to lay itself out. */
export interface BlockContext {
  typesetter: Typesetter
  tree: StructureTree
  /** The section that the block belongs to. */
  section: StructureElement
}
