import type { ComputedForecast } from '#domain/forecast/engine/computed-forecast.ts'
import { product } from '#domain/page-texts/product.ts'
import { type Packing, writeSpreadsheet } from './file/write-spreadsheet.ts'
import type { LenderOrder } from './sheets/lender-sheets.ts'
import { buildForecastFile } from './build-forecast-file.ts'

interface XlsxOptions {
  readonly title: string
  readonly createdAt: Date
  readonly packing: Packing
  /** The tables of the lender's version. */
  readonly lender?: LenderOrder | null
}

/** The forecast as a spreadsheet with live formulas, as the bytes of an XLSX file. */
export function renderXlsx(
  { model }: Pick<ComputedForecast, 'model'>,
  { title, createdAt, packing, lender = null }: XlsxOptions,
): Promise<Uint8Array> {
  const { sheets, names, styles } = buildForecastFile(model, title, packing.encode, lender)
  return writeSpreadsheet({ title, creator: product.name, createdAt, sheets, names }, styles, packing)
}
