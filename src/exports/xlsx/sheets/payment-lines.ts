import { fixed } from '#exports/xlsx/formulas/fixed-cell.ts'
import { add, equals, multiply, num, one, subtract, zero } from '#exports/xlsx/formulas/formula.ts'
import { positive, smallest, when } from '#exports/xlsx/formulas/functions.ts'
import { type Axis, createLine, lastOf, type Line, now } from '#exports/xlsx/formulas/line.ts'
import { atPosition, sumAfter, sumLines } from '#exports/xlsx/formulas/ranges.ts'
import { month } from '#exports/xlsx/formulas/timeline.ts'
import type { Assumptions } from './assumptions.ts'
import type { TermAssumptions } from './assumptions-of-streams.ts'
import { createLag } from './lag-lines.ts'
import type { StreamLines } from './sales.ts'

export interface PaymentLines {
  readonly badDebt: Line
  readonly receipts: Line
  readonly receivables: Line
  readonly deposits: Line | null
  /** What stands before the lines below. */
  readonly blocks: readonly { readonly title: string; readonly lines: readonly (Line | null)[] }[]
  readonly lines: readonly Line[]
}

const receiptWords = { paid: 'Received from customers', owed: 'Money customers still owe you' }
const owedTerm = 'accounts receivable'

/** When customers pay: all after the same days, or some things on terms of their own. */
export function createPayment(
  axis: Axis,
  total: Line,
  streams: readonly StreamLines[],
  assumptions: Assumptions,
): PaymentLines {
  const withTerms = streams.flatMap((stream) =>
    stream.inputs.terms ? [{ stream, terms: stream.inputs.terms }] : [],
  )
  if (withTerms.length === 0) {
    const { badDebt, due, paid, owed } = createShared(axis, () => now(total), assumptions)
    const [receipts, receivables] = [paid, owed]
    const lines = [badDebt, due, receipts, receivables]
    return { badDebt, receipts, receivables, deposits: null, blocks: [], lines }
  }
  const shared = streams.filter(({ inputs }) => inputs.terms === null).map(({ sales }) => sales)
  const others = shared.length > 0 ? createShared(axis, () => sumLines(shared), assumptions) : null
  const own = withTerms.map(({ stream, terms }) => createOwn(axis, stream, terms, assumptions))
  const all = [...(others ? [others] : []), ...own]
  const badDebt = createLine(axis, {
    label: 'Customers who never pay',
    term: 'bad debt',
    from: 1,
    calculate: () => sumLines(all.map((each) => each.badDebt)),
  })
  const receipts = createLine(axis, {
    label: receiptWords.paid,
    calculate: () =>
      add(sumLines(own.map(({ received }) => received)), sumLines(all.map(({ paid }) => paid))),
  })
  const receivables = createLine(axis, {
    label: receiptWords.owed,
    term: owedTerm,
    over: 'last',
    calculate: () => sumLines(all.map(({ owed }) => owed)),
  })
  const deposits = createLine(axis, {
    label: 'Customers’ deposits',
    over: 'last',
    calculate: () => add(sumLines(own.map(({ open }) => open)), sumLines(own.map(({ ahead }) => ahead))),
  })
  // A percent of other sales follows what these are planned to be.
  const planned = new Set(
    withTerms.flatMap(({ stream }) => [streams[stream.stream.shareOf]?.planned ?? null, stream.planned]),
  )
  const block = (title: string, lines: readonly (Line | null)[]) => ({ title, lines })
  const pick = (name: keyof (typeof own)[number]) => own.map((each) => each[name])
  return {
    badDebt,
    receipts,
    receivables,
    deposits,
    blocks: [
      block('As calculated, for deposits: customers who stay', listPlanned(planned, 'staying')),
      block('As calculated, for deposits: sold', listPlanned(planned, 'sold')),
      block('As calculated, for deposits: sales', listPlanned(planned, 'sales')),
      block('Deposits for the deliveries of the month', pick('deposit')),
      block('Deposits received', pick('received')),
      block('Deposits for deliveries that come', pick('open')),
      block('Deposits used for sales', pick('used')),
      block('Deposits for more than was delivered', pick('ahead')),
      block('On terms of their own: never paid', pick('badDebt')),
      block('On terms of their own: left to pay', pick('due')),
      block('On terms of their own: received', pick('paid')),
      block('On terms of their own: still owed', pick('owed')),
      block(
        'On the terms for all sales',
        others ? [others.badDebt, others.due, others.paid, others.owed] : [],
      ),
    ],
    lines: [badDebt, receipts, receivables, deposits],
  }
}

function createShared(
  axis: Axis,
  sales: () => ReturnType<typeof now>,
  { badDebt: share, customers }: Assumptions,
) {
  const badDebt = createLine(axis, {
    label: 'Customers who never pay',
    term: 'bad debt',
    from: 1,
    calculate: () => multiply(sales(), fixed(share)),
  })
  const due = createLine(axis, {
    label: 'Sales that are paid',
    from: 1,
    calculate: () => subtract(sales(), now(badDebt)),
  })
  return { badDebt, due, ...createLag(axis, due, customers, { ...receiptWords, term: owedTerm }) }
}

/** A deposit for what is planned, and the rest of what is sold after its days. */
function createOwn(
  axis: Axis,
  { inputs: { name: label }, sales, planned }: StreamLines,
  terms: TermAssumptions,
  { badDebt: share }: Assumptions,
) {
  const deposit = createLine(axis, {
    label,
    from: 1,
    calculate: () => multiply(now(planned?.sales ?? sales), fixed(terms.deposit)),
  })
  const last = num(axis.last)
  const until = add(month, fixed(terms.monthsBefore))
  // After the last month, sales are taken to go on as in it.
  const open = createLine(axis, {
    label,
    over: 'last',
    calculate: () =>
      add(sumAfter(deposit, month, until), multiply(positive(subtract(until, last)), lastOf(deposit))),
  })
  const received = createLine(axis, {
    label,
    calculate: () =>
      when(equals(month, zero), now(open), atPosition(deposit, add(smallest(until, last), one))),
  })
  const used = createLine(axis, {
    label,
    from: 1,
    calculate: (before) => smallest(now(sales), add(before(ahead), now(deposit))),
  })
  const ahead: Line = createLine(axis, {
    label,
    over: 'last',
    calculate: (before) => subtract(add(before(ahead), now(deposit)), now(used)),
  })
  const badDebt = createLine(axis, {
    label,
    from: 1,
    calculate: () => multiply(subtract(now(sales), now(used)), fixed(share)),
  })
  const due = createLine(axis, {
    label,
    from: 1,
    calculate: () => subtract(now(sales), now(used), now(badDebt)),
  })
  const lag = createLag(axis, due, terms.rest, { paid: label, owed: label, term: '' })
  return { deposit, open, received, used, ahead, badDebt, due, ...lag }
}

/** Deposits follow the calculated plan, so a stream with overwritten months needs its lines without them. */
function listPlanned(
  planned: ReadonlySet<StreamLines['planned']>,
  which: 'staying' | 'sold' | 'sales',
): readonly (Line | null)[] {
  return Array.from(planned, (lines) => {
    if (!lines) return null
    return which === 'sales' ? lines.sales : lines.sold[which]
  })
}
