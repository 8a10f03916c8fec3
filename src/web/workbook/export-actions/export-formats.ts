/** The available formats and their names in 'Export Complete'. */
export const exportFormats = {
  pdf: 'PDF',
  markdown: 'Markdown',
  json: 'JSON',
  docx: 'Word (DOCX)',
  xlsx: 'spreadsheet (XLSX)',
  'loan-schedule': 'loan schedule (CSV)',
  print: 'print',
} as const

export type ExportFormat = keyof typeof exportFormats
