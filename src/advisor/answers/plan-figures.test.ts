import { describe, expect, test } from 'vitest'
import { answerAction } from '#advisor/answer.ts'
import { exampleOf } from '#domain/plan/templates/examples/every-example.ts'

const coffeeShop = exampleOf('local-service')

const ask = async (action: string) =>
  (await answerAction({ action, stepNumber: 8, data: coffeeShop, templateId: 'local-service' })).text

describe('a question about a figure of the plan', () => {
  test.each([
    ['what rent did I put in?', '**Rent and utilities: $4,500 a month**'],
    ['How big is my loan?', 'amount: $50,000**'],
    ['how long does the loan run', 'term: 84 months**'],
    ['What do I pay myself?', '**Elena Marsh, owner: pay: $1,500 a month**'],
    ['how much do we pay the person behind the counter', 'pay: $5,900 a month'],
    ['how many visits did I plan in month 12', 'number in the twelfth month: 180'],
    ['what are my sales in year two?', '**Sales in year 2: $451,855**'],
    ['when do I open', 'first month: Apr 2028, month 6'],
  ])('“%s” is answered with it', async (question, figure) => {
    expect(await ask(question)).toContain(figure)
  })

  test('says where it stands, or that it is a result', async () => {
    expect(await ask('what is the rent?')).toContain('You wrote this in step 8')
    expect(await ask('What is my DSCR in year 2?')).toContain('This comes out of your forecast.')
  })

  test.each([
    'What rent should I pay?',
    'What is a typical rent?',
    'What color is my rent?',
    'How much insurance do lenders want?',
  ])('“%s” is none', async (question) => {
    expect(await ask(question)).not.toContain('You wrote this')
  })
})

describe('a change of one thing that the plan names', () => {
  test.each([
    ['What if rent goes up to $5,200?', '**Rent and utilities $5,200 instead of $4,500: '],
    ['what if the rent rises 20%', '**Rent and utilities $5,400 instead of $4,500: '],
    [
      'if our landlord raises the rent by $500, how low does cash get',
      'Rent and utilities $5,000 instead of $4,500',
    ],
    ['What happens if I pay myself $3,000 instead of $1,500?', '**Your pay at $3,000 a month: '],
    ['what if customers pay in 60 days', '**Customers pay after 60 days: '],
    [
      'Can we hire a third barista in month 9 at $3,200 a month?',
      '**One more person at $3,200 a month from month 9: ',
    ],
    ['suppose the loan is only 40000', 'amount $40,000 instead of $50,000: '],
  ])('“%s” is run through the forecast', async (question, words) => {
    const text = await ask(question)
    expect(text).toContain(words)
    expect(text).toContain('Lowest cash: $5,000 in Feb 2029')
    expect(text).toContain('Your plan does not change.')
  })

  test('says what it took that the question leaves open', async () => {
    expect(await ask('What if I hire someone at $20 an hour?')).toContain(
      'I took 10% for payroll taxes and benefits, 173 hours a month.',
    )
  })

  test('of everything is not taken for a change of one line', async () => {
    expect(await ask('What if sales are 20% lower?')).toContain('**Sales volume 20% lower: ')
    expect(await ask('What if beans cost 15% more?')).not.toContain('instead of')
  })
})
