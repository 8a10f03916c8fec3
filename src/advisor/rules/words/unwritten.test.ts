import { expect, test } from 'vitest'
import { findUnwritten } from './unwritten.ts'

test.each([
  'To come',
  'Numbers to follow, see Aoife',
  '(Omar to write this part)',
  'Priya will fill in the figures once the bank answers',
  'Waiting on the mill. Tom still has to add the details',
  'To be described when the kitchen is planned',
  'Not yet researched',
  'I’ll write it after the fair',
  'Need to look this up tomorrow',
  'Still have to add sources before we send it',
  'Not sure yet.',
  'No idea, ask the accountant',
  'We haven’t thought about this',
  'What should I write here?',
  'Ask Priya',
  'Still waiting for Omar’s figures',
  '(numbers from Tom Reyes)',
  'See email from Aoife',
  'As discussed with Omar',
  'Waiting for the quote of the roofer',
  'Figures still missing',
  'Rough draft, shorten',
  'Same as last year',
  'Paste the table of the fair here',
  'Write three sentences about training',
  'Ask our accountant how this is taxed',
])('“%s” stands for an answer that is still to be written', (text) => {
  expect(findUnwritten(text, false)).toMatchObject({ isSure: true })
})

test('a note beside an answer is asked about', () => {
  const text =
    'We check each weld by hand and X-ray one in ten before it leaves the shop. The records stay five years. Omar to add the figures.'
  expect(findUnwritten(text, false)).toMatchObject({ mark: 'Omar to add the figures', isSure: false })
})

test.each([
  'Waiting list of 31 families',
  'Same as Tuesday, with a second driver',
  'Missing parts come by courier within a day',
  'Draft beer from six local breweries',
  'Pending orders are packed first',
  'Ask customers how they heard of us, and count the answers',
  'Call Roberta Mills at the port before each sailing',
  'We will add a second van later',
  'Guests come to us, and more are to come from Ennis in May',
  'Tom writes the quote the same day',
  'The contract is to be written by the lawyer in May',
  'Aoife will finish the tables of the first order in June',
  'Have to fill the tank twice a day',
  'Not sure-footed people get poles',
  'Names to be engraved are spelled by the customer',
  'A mill in Tulla, coming to us each Friday',
])('“%s” is an answer', (text) => {
  expect(findUnwritten(text, false)).toBeNull()
})

test('what a customer does not know is part of the answer', () => {
  expect(findUnwritten('Not sure which oil the machine needs and who may change it', true)).toBeNull()
  expect(findUnwritten('No idea yet', true)).not.toBeNull()
})
