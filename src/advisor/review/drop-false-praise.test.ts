import { expect, test } from 'vitest'
import { at, atItem, recommend, remark, show, warn } from '#advisor/rules/rule.ts'
import { dropFalsePraise } from './drop-false-praise.ts'

test('praise for a field that a warning is about is left out', () => {
  const fault = warn('SOM is too big', 'SOM is above SAM.', at('marketAnalysis', 'som'))
  const praise = remark('SOM is counted', 'SOM is built from customers.', at('marketAnalysis', 'som'))
  expect(dropFalsePraise([praise, fault])).toEqual([fault])
})

test('praise for a list is left out when one of its items has a fault', () => {
  const fault = recommend(
    'No size',
    'A segment has no size.',
    atItem('marketAnalysis', 'segments', 'a', 'size'),
  )
  const praise = remark('Segments named', 'Three segments are named.', at('marketAnalysis', 'segments'))
  expect(dropFalsePraise([fault, praise])).toEqual([fault])
})

test('praise for a place that a comparison rests on is left out', () => {
  const fault = show(warn('Two prices', 'They disagree.', at('businessModel', 'costStructure')), [
    { address: at('businessIdea', 'solution'), says: '$75' },
  ])
  const praise = remark('Clear solution', 'It says what you do.', at('businessIdea', 'solution'))
  expect(dropFalsePraise([praise, fault])).toEqual([fault])
})

test('praise for another field stays', () => {
  const fault = warn('SOM is too big', 'SOM is above SAM.', at('marketAnalysis', 'som'))
  const praise = remark('TAM has a source', 'TAM names its source.', at('marketAnalysis', 'tam'))
  expect(dropFalsePraise([fault, praise])).toEqual([fault, praise])
})

test('praise for an item stays when a fault is compared with its whole list', () => {
  const fault = show(recommend('No agreement', 'Write one.', at('legalStructure', 'regulations')), [
    { address: at('teamStructure', 'founders'), says: '2 founders' },
  ])
  const praise = remark('Proven', 'Ten years.', atItem('teamStructure', 'founders', 'a', 'background'))
  expect(dropFalsePraise([fault, praise])).toEqual([fault, praise])
})
