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

test('praise for a price is left out when another price is in doubt', () => {
  const fault = {
    ...recommend('Two prices', 'They differ.', at('businessIdea', 'solution')),
    key: 'named-price-differs@businessIdea.solution',
  }
  const praise = {
    ...remark('One price', 'Both count with $8.', at('financialProjections', 'projections', 'price')),
    key: 'price-forecast-differs@financialProjections.projections.price',
  }
  const order = {
    ...remark('An order that can work', 'It holds.', at('implementationTimeline', 'milestones')),
    key: 'timeline-order-holds@implementationTimeline.milestones',
  }
  expect(dropFalsePraise([fault, praise, order])).toEqual([fault, order])
})

test('praise for the order is left out when a date elsewhere is in doubt', () => {
  const fault = {
    ...recommend('A hire in the past', 'It has passed.', at('teamStructure', 'keyHires')),
    key: 'time-hire-in-the-past@teamStructure.keyHires',
  }
  const praise = {
    ...remark('An order that can work', 'It holds.', at('implementationTimeline', 'milestones')),
    key: 'timeline-order-holds@implementationTimeline.milestones',
  }
  expect(dropFalsePraise([praise, fault])).toEqual([fault])
})
