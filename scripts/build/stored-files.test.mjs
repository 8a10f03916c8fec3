import { expect, test } from 'vitest'
import { listStoredFiles } from './stored-files.mjs'

const manifest = {
  'index.html': {
    file: 'assets/index-a.js',
    css: ['assets/index-a.css'],
    assets: ['assets/instrument-sans-a.woff2'],
    imports: ['_shared.js'],
    dynamicImports: ['src/web/workbook/screen.tsx', 'src/web/checkout/checkout-screen.tsx'],
    isEntry: true,
  },
  '_shared.js': { file: 'assets/shared-a.js', imports: ['index.html'] },
  'src/web/workbook/screen.tsx': {
    file: 'assets/screen-a.js',
    dynamicImports: ['src/web/workbook/preview/panel.tsx', '_make-document.js'],
  },
  '_make-document.js': { file: 'assets/make-document-a.js', assets: ['assets/export-worker-a.js'] },
  'src/web/workbook/preview/panel.tsx': {
    file: 'assets/preview-a.js',
    assets: ['assets/pdf.worker-a.mjs'],
  },
  'src/web/checkout/checkout-screen.tsx': { file: 'assets/checkout-a.js' },
}

/** @type {Record<string, string>} */
const texts = {
  'assets/export-worker-a.js': 'import("./write-pdf-a.js")',
  'assets/write-pdf-a.js': '"/assets/noto-sans-jp-a.woff" import("./font-slice-addresses-a.js") "sRGB-a.icc"',
}

const names = [
  'checkout-a.js',
  'export-worker-a.js',
  'font-slice-addresses-a.js',
  'index-a.js',
  'noto-sans-jp-a.woff',
  'noto-sans-latin-400-normal-a.woff',
  'preview-a.js',
  'sRGB-a.icc',
  'write-pdf-a.js',
]

test('everything that screens and workers load is stored, but not what is large, rare or useless alone', () => {
  expect(listStoredFiles(manifest, names, (file) => texts[file] ?? '')).toEqual([
    'assets/export-worker-a.js',
    'assets/index-a.css',
    'assets/index-a.js',
    'assets/instrument-sans-a.woff2',
    'assets/make-document-a.js',
    'assets/noto-sans-latin-400-normal-a.woff',
    'assets/screen-a.js',
    'assets/shared-a.js',
    'assets/write-pdf-a.js',
  ])
})
