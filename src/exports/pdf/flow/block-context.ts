import type { StructureElement, StructureTree } from '#exports/pdf/file/structure-tree.ts'
import type { PageGeometry } from '#exports/pdf/page/page-geometry.ts'
import type { Typesetter } from '#exports/pdf/text/typesetter.ts'

/** The data that every block needs for its layout. */
export interface BlockContext {
  typesetter: Typesetter
  /** The kind of page that the block is on. */
  page: PageGeometry
  tree: StructureTree
  /** The section that the block belongs to. */
  section: StructureElement
}
