import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { product } from '#domain/content/product.ts'
import { writeSpreadsheet } from './file/write-spreadsheet.ts'
import { buildForecastFile } from './build-forecast-file.ts'

interface XlsxOptions {
  readonly title: string
  readonly createdAt: Date
}

/** The forecast as a spreadsheet with live formulas, as the bytes of an XLSX file. */
export function renderXlsx(
  { model }: Pick<ComputedForecast, 'model'>,
  { title, createdAt }: XlsxOptions,
): Uint8Array {
  const { sheets, names, styles } = buildForecastFile(model, title)
  return writeSpreadsheet({ title, creator: product.name, createdAt, sheets, names }, styles)
}
