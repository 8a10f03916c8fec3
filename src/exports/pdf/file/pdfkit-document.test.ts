import { describe, expect, test } from 'vitest'
import { createChangeList, readAskedVersion } from '#tests/pdf/package-changes.ts'
import { createPdfKitDocument, type PdfKitDocument, type PdfKitPage, toPdfText } from './pdfkit-document.ts'

const listChanges = createChangeList('pdfkit', 'src/exports/pdf/file/pdf-file.ts')

function open(): PdfKitDocument {
  const document = createPdfKitDocument({
    title: 'Plan',
    creator: 'Test',
    language: 'en-US',
    createdAt: new Date(0),
  })
  document.addPage({ size: [100, 200], margin: 0 })
  return document
}

async function write(document: PdfKitDocument): Promise<string> {
  const chunks: Uint8Array[] = []
  const ended = new Promise<void>((resolve) => document.on('end', resolve))
  document.on('data', (chunk) => chunks.push(chunk))
  document.end()
  await ended
  return Buffer.concat(chunks).toString('latin1')
}

const documentMembers: Record<keyof PdfKitDocument, string> = {
  page: 'object',
  info: 'object',
  _root: 'object',
  ref: 'function',
  addPage: 'function',
  addContent: 'function',
  path: 'function',
  addNamedDestination: 'function',
  getStructTreeRoot: 'function',
  getStructParentTree: 'function',
  createStructParentTreeNextKey: 'function',
  endMetadata: 'function',
  end: 'function',
  on: 'function',
}
const pageMembers: Record<keyof PdfKitPage, string> = {
  dictionary: 'object',
  fonts: 'object',
  ext_gstates: 'object',
  xobjects: 'object',
  annotations: 'object',
  structParentTreeKey: 'number',
  write: 'function',
}

describe('the undocumented part of pdfkit that we use', () => {
  test('comes from one exact version', () => {
    expect(readAskedVersion('pdfkit')).toMatch(/^\d+\.\d+\.\d+$/)
  })

  test.each(Object.entries(documentMembers))('has document.%s', (name, type) => {
    const member = open()[name as keyof PdfKitDocument]
    expect(listChanges({ [`document.${name}`]: typeof member === type })).toEqual([])
  })

  test.each(Object.entries(pageMembers))('has document.page.%s', (name, type) => {
    const member = open().page[name as keyof PdfKitPage]
    expect(listChanges({ [`document.page.${name}`]: typeof member === type })).toEqual([])
  })

  test('writes objects with names, texts, bytes and references', async () => {
    const document = open()
    const object = document.ref({ Name: 'Named', Text: toPdfText('(a)'), Bytes: new Uint8Array([65, 66]) })
    object.end()
    document._root.data['Probe'] = object
    const file = await write(document)
    const changes = listChanges({
      'how names are written': file.includes('/Name /Named'),
      'how texts are written': file.includes(String.raw`/Text (\(a\))`),
      'how bytes are written': file.includes('/Bytes <4142>'),
      'document._root': /\/Probe \d+ 0 R/.test(file),
    })
    expect(changes).toEqual([])
  })

  test('writes the fonts, states and annotations of a page', async () => {
    const document = open()
    const given = document.ref({ Given: true })
    given.end()
    document.page.fonts['F9'] = given
    document.page.ext_gstates['G9'] = given
    document.page.xobjects['X9'] = given
    document.page.annotations.push(given)
    const file = await write(document)
    const changes = listChanges({
      'document.page.fonts': /\/F9 \d+ 0 R/.test(file),
      'document.page.ext_gstates': /\/G9 \d+ 0 R/.test(file),
      'document.page.xobjects': /\/X9 \d+ 0 R/.test(file),
      'document.page.annotations': /\/Annots \[\d+ 0 R\]/.test(file),
    })
    expect(changes).toEqual([])
  })

  test('lists the elements of a page and of an annotation', async () => {
    const document = open()
    const element = document.ref({ Type: 'StructElem' })
    element.end()
    document.getStructParentTree().get(document.page.structParentTreeKey).push(element)
    document.getStructParentTree().add(document.createStructParentTreeNextKey(), element)
    const isListed = /\/Nums \[\s*0 \[\d+ 0 R\]\s*1 \d+ 0 R/.test(await write(document))
    expect(listChanges({ 'document.getStructParentTree': isListed })).toEqual([])
  })

  test('traces a path by document.addContent', () => {
    const document = open()
    const traced: string[] = []
    document.addContent = (command) => traced.push(command)
    document.path('M 1 2 L 3 4')
    const isTraced = traced.join(' ') === '1 2 m 3 4 l'
    expect(listChanges({ 'document.path and document.addContent': isTraced })).toEqual([])
  })

  test('writes the properties by document.endMetadata, from document.info', async () => {
    const document = open()
    const endMetadata = document.endMetadata.bind(document)
    document.endMetadata = () => {
      document.info = { ...document.info, Title: 'Replaced' }
      endMetadata()
    }
    const isReplaced = (await write(document)).includes('Replaced')
    expect(listChanges({ 'document.endMetadata': isReplaced })).toEqual([])
  })
})
