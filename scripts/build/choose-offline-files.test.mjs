import { expect, test } from 'vitest'
import { listOfflineFiles } from './choose-offline-files.mjs'

const firstParts = {
  loginPath: '/login',
  screens: [
    { path: '/login', access: 'everyone', part: 'login.tsx' },
    { path: '/admin', access: 'everyone', part: 'login.tsx' },
    { path: '/checkout', access: 'everyone', part: 'checkout.tsx' },
    { path: '/workbook', access: 'authenticated', part: 'workbook.tsx' },
  ],
}

const manifest = {
  'index.html': {
    file: 'assets/index-a.js',
    css: ['assets/index-a.css'],
    assets: ['assets/letters-a.woff2'],
    dynamicImports: ['login.tsx', 'checkout.tsx', 'workbook.tsx'],
    isEntry: true,
  },
  '_shared.js': { file: 'assets/shared-a.js', imports: ['index.html'] },
  'login.tsx': { file: 'assets/login-a.js', isDynamicEntry: true },
  'checkout.tsx': { file: 'assets/checkout-a.js', isDynamicEntry: true },
  'workbook.tsx': {
    file: 'assets/workbook-a.js',
    imports: ['_shared.js'],
    dynamicImports: ['preview.tsx', '_make-document.js'],
    isDynamicEntry: true,
  },
  'preview.tsx': { file: 'assets/preview-a.js', assets: ['assets/reader-a.mjs'], isDynamicEntry: true },
  '_make-document.js': { file: 'assets/make-document-a.js', assets: ['assets/writer-a.js'] },
}

/** @type {Record<string, string>} */
const texts = {
  'assets/writer-a.js': 'import("./pdf-a.js")',
  'assets/pdf-a.js': '"/assets/latin-a.woff" import("./further-fonts-a.js") "colors-a.icc"',
  'assets/further-fonts-a.js': '"/assets/chinese-a.woff"',
}

/** @type {Record<string, number>} */
const sizes = { 'assets/reader-a.mjs': 1_200_000, 'assets/chinese-a.woff': 1_500_000 }

test('all files of the screens behind the login and their workers are stored, except heavy ones', () => {
  const built = {
    manifest,
    assetNames: [
      'checkout-a.js',
      'chinese-a.woff',
      'colors-a.icc',
      'further-fonts-a.js',
      'index-a.js',
      'latin-a.woff',
      'pdf-a.js',
      'reader-a.mjs',
      'writer-a.js',
    ],
    readText: (/** @type {string} */ file) => texts[file] ?? '',
    sizeOf: (/** @type {string} */ file) => sizes[file] ?? 1000,
  }
  expect(listOfflineFiles(built, firstParts)).toEqual([
    'assets/colors-a.icc',
    'assets/index-a.css',
    'assets/index-a.js',
    'assets/latin-a.woff',
    'assets/letters-a.woff2',
    'assets/login-a.js',
    'assets/make-document-a.js',
    'assets/pdf-a.js',
    'assets/shared-a.js',
    'assets/workbook-a.js',
    'assets/writer-a.js',
  ])
})
