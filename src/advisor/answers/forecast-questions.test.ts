import { describe, expect, test } from 'vitest'
import { answerAction } from '#advisor/answer.ts'
import { exampleOf } from '#domain/plan/examples/every-example.ts'
import { type WorkbookData, workbookDataSchema } from '#domain/plan/workbook-data.ts'

const coffeeShop = exampleOf('local-service')
const { forecast, funding } = workbookDataSchema.parse({}).financialProjections
const withoutForecast: WorkbookData = {
  ...coffeeShop,
  financialProjections: { ...coffeeShop.financialProjections, forecast, funding },
}

const ask = async (action: string, data: WorkbookData = coffeeShop) =>
  (await answerAction({ action, stepNumber: 8, data, templateId: 'local-service' })).text

describe('with a forecast', () => {
  test('break-even is its fixed costs ÷ what a sale leaves, also with loan payments and in units a day', async () => {
    const text = await ask('What is my break-even?')
    expect(text).toContain('$20,880 ÷ 62.5% = $33,408')
    expect(text).toContain('161 a day of “Visits”')
    expect(text).toContain('With loan payments: $34,768 a month')
  })

  test('a loan is compared with what each year leaves', async () => {
    const text = await ask('Can I repay $85,000 over five years?')
    expect(text).toContain('$85,000 over 60 months: $1,806 a month')
    expect(text).toContain('the rate of 10% is that of the loan in your plan')
    expect(text).toContain('$43,137, ÷ $21,672 of payments = 1.99')
    expect(text).toContain('Yes, on the numbers of your forecast')
  })

  test('a loan that eats the cash gets a no', async () => {
    expect(await ask('Can I repay $40,000 over 12 months?')).toContain('Not as planned')
  })

  test('the smallest loan that works is searched with the plan’s own terms', async () => {
    const text = await ask('How much should I borrow?')
    expect(text).toContain('The smallest loan that works is $48,222.')
    expect(text).toContain('cash never falls below $5,000')
  })

  test('the monthly payment is that of the plan’s loan', async () => {
    const text = await ask('What is my monthly payment?')
    expect(text).toContain('Bank loan over seven years: $830.06 a month')
    expect(text).toContain('$50,000 × 0.8333% ÷ (1 − (1 + 0.8333%)^−84) = $830.06')
  })

  test('leasing is compared with buying the plan’s equipment over its years of use', async () => {
    expect(await ask('Lease or buy?')).toContain(
      'A lease over the same 84 months costs less only below $415.03',
    )
  })

  test('a change is tried on it, with how much worse it may get', async () => {
    const text = await ask('What if sales are 20 % lower?')
    expect(text).toContain('Sales in year 1: $381,306 → $305,044')
    expect(text).toContain('Sales volume may be 2.8% lower before cash runs out')
    expect(await ask('what if we open three months later?')).toContain('Opening 3 months later')
    expect(await ask('What if interest rises 2 points?')).toContain('Interest 2 points higher')
    expect(await ask('What if rent goes up 10%?')).toContain('Running costs 10% higher')
    expect(await ask('What if prices drop 5%?')).toContain('Prices 5% lower')
  })
})

describe('without a forecast', () => {
  test('a payment is worked out from the question’s own numbers', async () => {
    const text = await ask('What is the monthly payment on $100,000 over 84 months at 9%?', withoutForecast)
    expect(text).toContain('$1,608.91 a month')
    expect(text).toContain('84 × $1,608.91 = $135,148, of which $35,148 is interest')
    expect(text).not.toContain('assume')
  })

  test('a rate that nobody named is assumed, and said', async () => {
    const text = await ask('Can I repay $85,000 over five years?', withoutForecast)
    expect(text).toContain('I assume a rate of 10% a year')
    expect(text).toContain('÷ $5 left on a sale = 362 sales a month')
    expect(text).toContain('With your fixed costs: ($19,400 + $1,806) ÷ $5 = 4,242 sales a month')
  })

  test('the loan follows from the start-up costs and the owner’s share', async () => {
    const text = await ask('How much should I borrow?', withoutForecast)
    expect(text).toContain('Start-up costs: $85,000')
    expect(text).toContain('10% × $85,000 = $8,500, at most $76,500 is left to borrow')
  })

  test('a lease is compared with the price in the question', async () => {
    const text = await ask(
      'Should I lease a van at $650 a month for four years or buy it for $32,000 at 8%?',
      withoutForecast,
    )
    expect(text).toContain('Lease: 48 × $650 = $31,200')
    expect(text).toContain('Leasing costs')
  })

  test('a change shows what a sale leaves', async () => {
    expect(await ask('What if sales are 20% lower?', withoutForecast)).toContain(
      '3,880 ÷ 0.8 = 4,850 sales a month',
    )
    expect(await ask('What if prices drop 10%?', withoutForecast)).toContain('$7.20 − $3 = $4.20 then')
  })

  test('a loan that nobody named is asked for', async () => {
    expect(await ask('What is my monthly payment?', withoutForecast)).toContain('Your plan has no loan yet')
  })
})

test('amounts are in the plan’s currency', async () => {
  const euros: WorkbookData = {
    ...coffeeShop,
    financialProjections: { ...coffeeShop.financialProjections, currency: 'EUR' },
  }
  expect(await ask('What is my monthly payment?', euros)).toContain('€830.06 a month')
  expect(await ask('What if sales are 20% lower?', euros)).toContain('Sales in year 1: €381,306')
})
