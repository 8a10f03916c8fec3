import type { StructureElement, StructureTree } from '#exports/pdf/file/structure-tree.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'

/** The data that every block needs for its layout. */
export interface BlockContext {
  typesetter: Typesetter
  tree: StructureTree
  /** The section that the block belongs to. */
  section: StructureElement
}
