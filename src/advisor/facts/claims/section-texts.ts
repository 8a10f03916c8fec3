import { walkTexts, type WrittenText } from '#domain/plan/address/walk-texts.ts'
import type { SectionKey, WorkbookData } from '#domain/plan/workbook-data.ts'

/** A section that did not change is the same object, and so are its texts. */
const bySection = new WeakMap<object, readonly WrittenText[]>()

/**
 * Every text of a section, template text too. A plan of a megabyte is walked once for all who read it. Personal figures
 * are not among them: a finding would quote them to whoever reads the review.
 */
export function listWrittenTexts(data: WorkbookData, section: SectionKey): readonly WrittenText[] {
  const known =
    bySection.get(data[section]) ??
    walkTexts(data, section).filter(({ address }) => address[1] !== 'personal')
  bySection.set(data[section], known)
  return known
}
