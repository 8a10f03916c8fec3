import { describe, expect, expectTypeOf, test } from 'vitest'
import type {
  AddressIn,
  FieldAddress,
  ItemKey,
  ItemListAddress,
  NumberAddress,
  TextAddress,
  TextListAddress,
  ValueAt,
} from './field-address.ts'
import { isFieldAddress } from './find-shape.ts'

const id = 'V1StGXR8'

describe('an address', () => {
  test('names a field, a group, a number in a group, a list, an item or a line', () => {
    const right: FieldAddress[] = [
      ['businessIdea', 'name'],
      ['financialProjections', 'projections'],
      ['financialProjections', 'projections', 'price'],
      ['marketAnalysis', 'segments'],
      ['marketAnalysis', 'segments', { id }],
      ['marketAnalysis', 'segments', { id }, 'size'],
      ['businessModel', 'revenueStreams', 2],
      ['financialProjections', 'pricingTiers', { id }, 'features', 0],
    ]
    expect(right.filter(isFieldAddress)).toEqual(right)
  })

  test('of no field does not compile, and is rejected at run time', () => {
    const wrong: FieldAddress[] = [
      // @ts-expect-error A section has no such field.
      ['businessIdea', 'nme'],
      // @ts-expect-error There is no such section.
      ['businessIdeas', 'name'],
      // @ts-expect-error A section is not a field.
      ['businessIdea'],
      // @ts-expect-error The field belongs to another section.
      ['businessIdea', 'tam'],
      // @ts-expect-error The item is missing.
      ['marketAnalysis', 'segments', 'size'],
      // @ts-expect-error Items go by their ids.
      ['marketAnalysis', 'segments', 0, 'size'],
      // @ts-expect-error The items of the list have no such field.
      ['marketAnalysis', 'segments', { id }, 'price'],
      // @ts-expect-error The id of an item is not a field.
      ['marketAnalysis', 'segments', { id }, 'id'],
      // @ts-expect-error A line has no id.
      ['businessModel', 'revenueStreams', { id }],
      // @ts-expect-error A text has nothing below it.
      ['businessIdea', 'name', 'length'],
    ]
    expect(wrong.filter(isFieldAddress)).toEqual([])
  })

  test('fits the control that gets it', () => {
    const texts: TextAddress[] = [
      ['businessIdea', 'name'],
      ['businessModel', 'revenueStreams', 0],
      // @ts-expect-error A number is not a text.
      ['financialProjections', 'projections', 'price'],
      // @ts-expect-error A choice is not free text.
      ['riskAnalysis', 'risks', { id }, 'impact'],
    ]
    const others: (NumberAddress | TextListAddress | ItemListAddress)[] = [
      ['financialProjections', 'startupCosts', { id }, 'amount'],
      ['implementationTimeline', 'milestones', { id }, 'dependencies'],
      ['riskAnalysis', 'risks'],
      // @ts-expect-error A text is neither a number nor a list.
      ['businessIdea', 'name'],
    ]
    expect([...texts, ...others].every(isFieldAddress)).toBe(true)
  })

  test('knows the type of its value', () => {
    expectTypeOf<ValueAt<readonly ['businessIdea', 'name']>>().toEqualTypeOf<string>()
    expectTypeOf<ValueAt<readonly ['businessModel', 'keyActivities' | 'keyResources']>>().toEqualTypeOf<
      string[]
    >()
    expectTypeOf<ValueAt<readonly ['riskAnalysis', 'risks', ItemKey, 'impact']>>().toEqualTypeOf<
      'low' | 'medium' | 'high' | '' | undefined
    >()
    expectTypeOf<ValueAt<NumberAddress>>().toEqualTypeOf<number | undefined>()
    expectTypeOf<ValueAt<TextAddress>>().toEqualTypeOf<string | undefined>()
  })

  test('supports optional sections, items within items and rows of numbers', () => {
    interface Later {
      forecast?: {
        streams: { id: string; name: string; months: number[][]; unit: { price: number } }[]
        ask?: number
        people?: { id: string; shifts: { id: string; hours: number }[] }[]
        [key: string]: unknown
      }
      [key: string]: unknown
    }
    const numbers: AddressIn<Later, number>[] = [
      ['forecast', 'streams', { id }, 'months', 2, 11],
      ['forecast', 'streams', { id }, 'unit', 'price'],
      ['forecast', 'people', { id }, 'shifts', { id }, 'hours'],
      ['forecast', 'ask'],
      // @ts-expect-error A row of numbers is not a number.
      ['forecast', 'streams', { id }, 'months', 2],
      // @ts-expect-error Unknown fields have no addresses.
      ['forecast', 'other'],
    ]
    expect(numbers).toHaveLength(6)
    expectTypeOf<ValueAt<readonly ['forecast', 'streams', ItemKey, 'unit', 'price'], Later>>().toEqualTypeOf<
      number | undefined
    >()
  })
})
