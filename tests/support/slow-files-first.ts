import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest first, roughly. A file that is missing here only ends a run somewhat later. */
const slowFiles = [
  'faults/rolling-restart',
  'integration/overload',
  'integration/assistant',
  'attacks/large-bodies',
  'attacks/authorization',
  'faults/silent-databases',
  'integration/payment-crashes',
  'integration/account-limits',
  'integration/accounts',
  'integration/fulfillment',
  'attacks/fuzzing',
  'integration/mail-smtp',
  'advisor/answer',
  'forecast/forecast-laws',
  'boundaries/check-boundaries',
  'exports/xlsx/render-xlsx',
  'exports/readers-by-format',
  'pdf/page-breaks',
  'advisor/suggest',
]

/**
 * Workers take one file after the other, so a slow one at the end would keep a single worker busy. This needs no
 * times of an earlier run, and every run has the same order.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification) => {
      const place = slowFiles.findIndex((name) => moduleId.includes(`${name}.test.`))
      return { project: project.name, place: place === -1 ? slowFiles.length : place, moduleId }
    }
    const compare = (a: TestSpecification, b: TestSpecification) => {
      const [one, other] = [placeOf(a), placeOf(b)]
      // Workers keep what a project has loaded.
      if (one.project !== other.project) return one.project < other.project ? -1 : 1
      if (one.place !== other.place) return one.place - other.place
      return one.moduleId < other.moduleId ? -1 : 1
    }
    return files.toSorted(compare)
  }
}
