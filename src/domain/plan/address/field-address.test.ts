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
  test('leads to a field, a number in a group, a list, an item of it and a line of it', () => {
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

  test('that leads nowhere does not compile, and is told when it comes from elsewhere', () => {
    const wrong: FieldAddress[] = [
      // @ts-expect-error A section has no such field.
      ['businessIdea', 'nme'],
      // @ts-expect-error There is no such section.
      ['businessIdeas', 'name'],
      // @ts-expect-error A section is no field.
      ['businessIdea'],
      // @ts-expect-error The field is another section's.
      ['businessIdea', 'tam'],
      // @ts-expect-error The item is missing.
      ['marketAnalysis', 'segments', 'size'],
      // @ts-expect-error An item is known by its id.
      ['marketAnalysis', 'segments', 0, 'size'],
      // @ts-expect-error The items of the list have no such field.
      ['marketAnalysis', 'segments', { id }, 'price'],
      // @ts-expect-error The id of an item is nobody's to write.
      ['marketAnalysis', 'segments', { id }, 'id'],
      // @ts-expect-error A line has no id.
      ['businessModel', 'revenueStreams', { id }],
      // @ts-expect-error A text has nothing below it.
      ['businessIdea', 'name', 'length'],
    ]
    expect(wrong.filter(isFieldAddress)).toEqual([])
  })

  test('fits the kind of control that it is given to', () => {
    const texts: TextAddress[] = [
      ['businessIdea', 'name'],
      ['businessModel', 'revenueStreams', 0],
      // @ts-expect-error A number is no text.
      ['financialProjections', 'projections', 'price'],
      // @ts-expect-error One of three words is no free text.
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

  test('knows what stands there', () => {
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

  test('takes optional sections, items within items, and numbers in rows, as a later plan may have them', () => {
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
      // @ts-expect-error A row of numbers is no number.
      ['forecast', 'streams', { id }, 'months', 2],
      // @ts-expect-error An unknown field is not followed.
      ['forecast', 'other'],
    ]
    expect(numbers).toHaveLength(6)
    expectTypeOf<ValueAt<readonly ['forecast', 'streams', ItemKey, 'unit', 'price'], Later>>().toEqualTypeOf<
      number | undefined
    >()
  })
})
