import { describe, expect, test } from 'vitest'
import { emptyExistingDebt } from '#domain/forecast/inputs/new-items.ts'
import { answerAction } from '#advisor/answer.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import { groomingVanPlan } from '#tests/builders/grooming-van-plan.ts'

const van = groomingVanPlan({ hasForecast: true })
const withoutForecast = groomingVanPlan({ hasForecast: false })
const coffeeShop = exampleOf('local-service')
const emptyPlan = restoreWorkbookData({
  financialProjections: { projections: { price: 0, cogs: 0, cac: 0 } },
})

const ask = async (action: string, data: WorkbookData = van) =>
  (await answerAction({ action, stepNumber: 8, data, templateId: 'local-service' })).text

function inCurrency(data: WorkbookData, currency: string): WorkbookData {
  return { ...data, financialProjections: { ...data.financialProjections, currency } }
}

describe('break-even with a forecast', () => {
  test('is fixed costs ÷ what a sale leaves, also with loan payments and in units a day', async () => {
    const text = await ask('What is my break-even?')
    expect(text).toContain('**$5,100 of sales a month** covers the costs of year 1 (“Full groom”: 3 a day)')
    expect(text).toContain('Fixed costs, with what the owner takes: $4,200')
    expect(text).toContain('$4,200 ÷ 82.4% = $5,100')
    expect(text).toContain('($4,200 + $1,433) ÷ 82.4% = $6,840 a month (“Full groom”: 4 a day)')
    expect(text).toContain('First month with a profit, before what the owner takes: Apr 2027')
  })

  test('counts draws like pay', async () => {
    const text = await ask('What is my break-even?', coffeeShop)
    expect(text).toContain('Fixed costs, with what the owner takes: $19,594')
    expect(text).toContain('$19,594 ÷ 62.5% = $31,351')
  })

  test('is found when step 8’s own numbers are empty, and answers how many sales it takes', async () => {
    const { forecast, funding } = van.financialProjections
    const only = {
      ...emptyPlan,
      financialProjections: { ...emptyPlan.financialProjections, forecast, funding },
    }
    expect(await ask('What is my break-even?', only)).toContain('$5,100 of sales a month')
    expect(await ask('How many sales do I need to cover my costs?')).toContain('$5,100 of sales a month')
  })
})

describe('a loan with a forecast', () => {
  test('is compared with what each year leaves, the answer first', async () => {
    const text = await ask('Can I repay $85,000 over five years?')
    expect(text).toMatch(/^\*\*Yes, if sales come in as planned:\*\* year 2 covers its payments 1\.79 times/u)
    expect(text).toContain('$21,924 − $9,940 = $11,984 comes out of the cash you start with')
    expect(text).toContain('$85,000 over 60 months at 10.5%: $1,826.98 a month, $21,924 a year')
    expect(text).toContain('I took the rate of 10.5% a year from the loan in your plan.')
    expect(text).toContain('Year 2: ($75,369 − $36,000 for the owner) ÷ $21,923 = 1.79')
    expect(text).toContain('I put this loan in place of the loan of $85,000 over 84 months in your forecast.')
  })

  test('that eats the cash gets a no, with the month', async () => {
    const text = await ask('Can I repay $85,000 over 18 months?')
    expect(text).toMatch(/^\*\*No, not as planned:\*\* cash is used up in \w{3} 2027/u)
  })

  test('is tried with a change that the question names', async () => {
    const text = await ask('Can I repay the loan if sales are 20% lower?')
    expect(text).toMatch(/^\*\*Barely:\*\* year 2 covers its payments 1\.24 times/u)
    expect(text).toContain('(DSCR), with sales volume 20% lower')
    expect(await ask('Can I repay the loan if sales fall by half?')).toMatch(
      /^\*\*No, not with sales volume 50% lower/u,
    )
  })

  test('is as small as the plan’s terms allow, with what 20% fewer sales take', async () => {
    const text = await ask('How much should I borrow?')
    expect(text).toContain(
      '**The smallest loan that works is $75,042.** With it, cash is at its lowest in Jul 2027',
    )
    expect(text).toContain('Its payment over 84 months at 10.5%: $1,265.26 a month')
    expect(text).toContain('If sales are 20% lower, the smallest loan is $86,663.')
    expect(text).toContain(
      '$100,000 of start-up costs − $15,000 of other money = $85,000, the loan in your forecast',
    )
    expect(text).toContain('$15,000 ÷ $100,000 = 15% of what the start costs')
  })

  test('is no answer to a loss', async () => {
    expect(await ask('How much should I borrow?', coffeeShop)).toContain('A larger loan does not solve that')
    expect(await ask('How much should I borrow?')).toContain('year 2 covers its loan payments 2.59 times')
    expect(await ask('How much should I borrow if prices drop 90%?')).toContain(
      '**But it does not pay for itself:** year 2 covers its loan payments −',
    )
    expect(await ask('How much should I borrow over 6 months?')).toMatch(/^\*\*No loan on these terms works/u)
  })

  test('has the payment that the plan’s own terms give', async () => {
    const text = await ask('What is my monthly payment?')
    expect(text).toContain('**Bank loan: $1,433.16 a month over 84 months at 10.5%**')
    expect(text).toContain('$85,000 × 0.875% ÷ (1 − (1 + 0.875%)^−84) = $1,433.16')
  })

  test('adds debts that are there already to the payment', async () => {
    const plan = structuredClone(van)
    plan.financialProjections.funding.existingDebts.push({
      ...emptyExistingDebt('card'),
      name: 'Card',
      balance: 1200,
      ratePercent: 0,
      monthsLeft: 12,
    })
    expect(await ask('What is my monthly payment?', plan)).toContain(
      '**Together: $1,433.16 + $100 = $1,533.16 a month**',
    )
  })
})

describe('leasing or buying', () => {
  test('compares with the plan’s equipment over its years of use', async () => {
    const text = await ask('Lease or buy?')
    expect(text).toContain('**Van: buy for $80,000 with a loan over 84 months at 10.5%: $1,348.85 a month**')
    expect(text).toContain('A lease over the same 84 months costs less only below $1,348.85 a month')
    expect(text).toContain('I took the 84 months of use in your forecast as the term.')
  })

  test('finds what the question names among the start-up costs', async () => {
    expect(await ask('Should I lease the van or buy it?', withoutForecast)).toContain('Van: buy for $80,000')
    expect(await ask('Should I lease the van or buy it?', coffeeShop)).toContain('Tell me both prices')
  })

  test('compares the prices in the question', async () => {
    const text = await ask('Lease the van for $1,100 a month for 5 years or buy it for $80,000?')
    expect(text).toMatch(
      /^\*\*Leasing costs \$37,171 less:\*\* \(\$1,719\.51 − \$1,100\) × 60 months = \$37,171/u,
    )
    expect(text).toContain('Lease: 60 × $1,100 = $66,000')
    expect(await ask('Lease at $2,000 a month for five years or buy for $80,000?')).toMatch(
      /^\*\*Buying costs/u,
    )
  })
})

describe('a change with a forecast', () => {
  test('is judged, compared and followed by how far it may go', async () => {
    const text = await ask('What if sales are 20 % lower?')
    expect(text).toMatch(/^\*\*Sales volume 20% lower: the plan still works, but barely\.\*\*/u)
    expect(text).toContain('Sales in year 1: $73,270 → $58,616')
    expect(text).toContain('Lowest cash: $11,119 in Jul 2027 → $674 in Feb 2028')
    expect(text).toContain('Sales volume may be 21.1% lower before cash runs out')
    expect(await ask('What if sales are 20% lower?', coffeeShop)).toContain(
      'the plan does not work.** Cash is used up in',
    )
  })

  test('shows only what changes', async () => {
    expect(await ask('What if interest rises 2 points?')).not.toContain('Sales in year 1')
  })

  test('can end at a price or a rate', async () => {
    expect(await ask('What if I charge $95?')).toContain('Sales in year 1: $73,270 → $81,890')
    expect(await ask('What if the interest rate is 12%?')).toContain(
      '**Interest 1.5 points higher: the plan still works.**',
    )
    expect(await ask('What if I charge $95?', emptyPlan)).toContain('no single price')
  })

  test('of everything is the stress test, the tightest first', async () => {
    const text = await ask('How low can sales go?')
    expect(text.indexOf('Prices may be 17.3% lower')).toBeGreaterThan(-1)
    expect(text.indexOf('Prices may be 17.3% lower')).toBeLessThan(
      text.indexOf('Sales volume may be 21.1% lower'),
    )
  })
})

describe('without a forecast', () => {
  test('a payment is worked out from the question’s own numbers', async () => {
    const text = await ask('What is the monthly payment on $100,000 over 84 months at 9%?', withoutForecast)
    expect(text).toContain('$100,000 over 84 months at 9%: $1,608.91 a month')
    expect(text).toContain('84 × $1,608.91 = $135,148, of which $35,148 is interest')
    expect(text).not.toContain('I assumed')
  })

  test('a rate that nobody named is assumed, and the answer is how many sales it takes', async () => {
    const text = await ask('Can I repay $85,000 over five years?', withoutForecast)
    expect(text).toMatch(/^\*\*Only if you make 43 sales a month or more\*\*/u)
    expect(text).toContain(
      'I assumed a rate of 10% a year, because neither your question nor your plan names it.',
    )
    expect(text).toContain('($1,200 + $1,806) ÷ $70 = 42.9, rounded up to 43 sales a month')
    expect(await ask('Can I repay $85,000 if sales are 20% lower?', withoutForecast)).toContain(
      'With sales volume 20% lower, plan for 43 ÷ 0.8, which is 54 sales a month',
    )
  })

  test('the loan follows from the start-up costs and the owner’s share', async () => {
    const text = await ask('How much should I borrow?', withoutForecast)
    expect(text).toContain('**Between $70,000 and $90,000**')
    expect(text).toContain('With 10% of your own: $100,000 of start-up costs − $10,000 = $90,000')
    expect(text).toContain('$90,000 over 60 months at 10% costs $1,912.23 a month')
    expect(await ask('How much should I borrow for a $40,000 oven?', emptyPlan)).toContain(
      'With 10% of your own: $40,000 − $4,000 = $36,000',
    )
  })

  test('a change shows what a sale leaves and how many sales cover the costs', async () => {
    const text = await ask('What if sales are 20% lower?', withoutForecast)
    expect(text).toContain('18 ÷ 0.8 = 22.5, rounded up to 23 sales a month')
    expect(await ask('What if I cut prices by 10%?', withoutForecast)).toContain('$76.50 − $15 = $61.50 then')
    expect(await ask('What if prices drop 90%?', withoutForecast)).toContain(
      'No number of sales covers your costs then',
    )
  })

  test('a loan that nobody named is asked for', async () => {
    expect(await ask('What is my monthly payment?', withoutForecast)).toContain('Your plan has no loan yet')
    expect(await ask('Can I repay my loan?', emptyPlan)).toContain('Your plan has no loan yet')
  })
})

describe('a plan in euros', () => {
  test('is answered in euros throughout', async () => {
    const euros = inCurrency(van, 'EUR')
    const questions = [
      'What is my break-even?',
      'Can I repay 85,000 over five years?',
      'How much should I borrow?',
      'What is my monthly payment?',
      'Lease or buy?',
      'What if sales are 20% lower?',
    ]
    const answers = await Promise.all(questions.map((question) => ask(question, euros)))
    expect(answers.join('\n')).not.toMatch(/\$\d/u)
    expect(answers.every((text) => text.includes('€'))).toBe(true)
    const empty = inCurrency(emptyPlan, 'EUR')
    expect(await ask('What is my monthly payment?', empty)).not.toContain('$')
    expect(await ask('What is my break-even?', inCurrency(withoutForecast, 'EUR'))).toContain(
      '“Rent: €1,800 a month, fixed.” Each €1,000 a month takes €1,000 ÷ €70 = 15 sales a month.',
    )
  })

  test('says so when the question is in dollars', async () => {
    expect(await ask('Can I repay $85,000 over five years?', inCurrency(van, 'EUR'))).toContain(
      'I read the amount as €85,000, because your plan is in EUR.',
    )
  })
})
