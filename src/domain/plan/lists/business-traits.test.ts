import { describe, expect, test } from 'vitest'
import { readTraits } from './business-traits.ts'
import { type ChipList, pickChips } from './chip.ts'
import { licenses, regulations } from './legal.ts'
import { marketingChannels } from './marketing.ts'
import { businessProcesses, technologyItems } from './operations.ts'
import { keyRoles } from './team.ts'

function offer(list: ChipList, oneLiner: string, templateId: string, solution = '') {
  return pickChips(list, readTraits({ name: '', oneLiner, solution }, templateId))
}

const groomer = 'Happy Paws is a dog grooming salon in Tulsa with fixed prices'

describe.each(['saas', 'startup', 'service', 'local-service'])(
  'a dog groomer who started from %s',
  (templateId) => {
    test('is offered neither hosting nor source code', () => {
      expect(offer(technologyItems, groomer, templateId).join('\n')).not.toMatch(
        /Amazon|GitHub|Shopify|Toast/u,
      )
    })

    test('is offered no liquor license and no food permit', () => {
      expect(offer(licenses, groomer, templateId).join('\n')).not.toMatch(/liquor|food|patients/iu)
    })

    test('sees what groomers need first', () => {
      expect(offer(licenses, groomer, templateId)[0]).toMatch(/^Animal facility/u)
      expect(offer(regulations, groomer, templateId)[0]).toMatch(/rabies/u)
      expect(offer(keyRoles, groomer, templateId)[0]).toMatch(/^Groomer/u)
      expect(offer(businessProcesses, groomer, templateId)[0]).toMatch(/^Check-in of every animal/u)
    })
  },
)

test('a bar sees the liquor license first', () => {
  const bar = 'The Copper Rail is a neighborhood bar with local beer and small plates'
  expect(offer(licenses, bar, 'local-service')[0]).toMatch(/liquor license/u)
  expect(offer(licenses, bar, 'saas')[0]).toMatch(/liquor license/u)
})

test.each(['A juice bar on Main Street', 'An online shop for handmade soap bars', 'A brow bar for brides'])(
  '%s is offered no liquor license',
  (oneLiner) => {
    expect(offer(licenses, oneLiner, 'local-service').join('\n')).not.toMatch(/liquor/u)
  },
)

test('software is offered hosting first, and no permit of its customers’ trade', () => {
  const saas = 'Shiftwise is software that lets restaurants plan their shifts'
  expect(offer(technologyItems, saas, 'saas')[0]).toMatch(/^Amazon Web Services/u)
  expect(offer(licenses, saas, 'saas').join('\n')).not.toMatch(/health|food|liquor|occupancy|sign permit/iu)
  expect(offer(marketingChannels, saas, 'saas').join('\n')).not.toMatch(/flyers|door hangers/iu)
})

test('a food truck is offered its vendor permit first, and nothing for a building', () => {
  const truck = 'Masa is a food truck that sells tacos at three office parks'
  const offered = offer(licenses, truck, 'local-service')
  expect(offered[0]).toMatch(/^Mobile food vendor/u)
  expect(offered.join('\n')).toMatch(/Health department permit/u)
  expect(offered.join('\n')).not.toMatch(/occupancy|Sign permit|liquor/u)
})

test('a clinic is offered the licenses of its people first, and no referral rewards', () => {
  const clinic = 'Stride is a physical therapy clinic that gets runners back on the road'
  expect(offer(licenses, clinic, 'service')[0]).toMatch(/treats patients/u)
  expect(offer(regulations, clinic, 'service')[0]).toMatch(/^HIPAA/u)
  expect(offer(marketingChannels, clinic, 'service').join('\n')).not.toMatch(/\$25|Referral agreements/u)
})

test('an online candle shop is offered a store and shipping, and nothing for food or a storefront', () => {
  const candles = 'Wick & Pine sells soy candles online'
  expect(offer(technologyItems, candles, 'ecommerce')[0]).toMatch(/^Shopify/u)
  expect(offer(regulations, candles, 'ecommerce')[0]).toMatch(/^FTC shipping rule/u)
  expect(offer(licenses, candles, 'ecommerce').join('\n')).not.toMatch(/food|liquor|occupancy|Sign permit/iu)
})

test('the solution says it where the name and the one-liner do not', () => {
  const licensesOffered = offer(licenses, 'Rest for everyone', 'saas', 'We run a small bar with live music.')
  expect(licensesOffered[0]).toMatch(/liquor license/u)
})

test('a template’s text in brackets says nothing about the business', () => {
  const [first] = offer(
    licenses,
    '[Business name] provides [service, e.g. dog grooming] for [households]',
    'service',
  )
  expect(first).toBe('General business license from the city or county')
})

test.each(['other', 'toString', '__proto__'])(
  'the unknown template %s is read like the default one',
  (id) => {
    expect([...readTraits({ name: '', oneLiner: '', solution: '' }, id)]).toEqual(['software'])
  },
)
