// `npm run advice`: what the advisor finds on plans that nobody wrote for it. `-- open` also lists what it missed and
// said there; of the sealed half only counts are shown.
import { answerAction } from '#advisor/answer.ts'
import { restoreWorkbookData } from '#domain/plan/restore.ts'
import { type CorpusPlan, faultKinds, type Half, halves, readHalf } from './corpus.ts'
import { isAbout, listAdded, listMessages, readMonth } from './judge.ts'

interface Count {
  right: number
  of: number
}

const isDetailed = process.argv.includes('open')

for (const half of halves) {
  const plans = readHalf(half)
  if (plans.length === 0) continue
  console.log(`\n# ${half}: ${plans.length} plans\n`)
  measureFaults(plans, half)
  measureMessages(plans, half)
  await measureQuestions(plans, half)
}

function measureFaults(plans: readonly CorpusPlan[], half: Half): void {
  const found = new Map(faultKinds.map((kind) => [kind, { right: 0, of: 0 }]))
  const missed: string[] = []
  let strays = 0
  for (const plan of plans) {
    const before = listMessages(plan)
    for (const fault of plan.faults) {
      const added = listAdded(plan, fault, before)
      const about = added.filter((message) => isAbout(fault, message))
      count(found.get(fault.kind), about.length > 0)
      const known = new Set(before.map(({ name }) => name))
      strays += added.filter((message) => !about.includes(message) && !known.has(message.name)).length
      if (about.length === 0) missed.push(`${plan.id}/${fault.id} (${fault.kind})`)
    }
  }
  for (const [kind, { right, of }] of found) console.log(`found, ${kind}: ${right} of ${of}`)
  console.log(`messages that an edit added elsewhere: ${strays}`)
  if (isDetailed && half === 'open') console.log(`missed:\n  ${missed.join('\n  ')}`)
}

function measureMessages(plans: readonly CorpusPlan[], half: Half): void {
  const checks = new Map<string, { right: number; wrong: number; unread: number }>()
  const unread: string[] = []
  for (const plan of plans) {
    for (const { check, name, text } of listMessages(plan)) {
      const tally = checks.get(check) ?? { right: 0, wrong: 0, unread: 0 }
      checks.set(check, tally)
      const verdict = plan.verdicts[name]?.verdict ?? 'unread'
      tally[verdict] += 1
      if (verdict === 'unread') unread.push(`${plan.id}: ${name}\n      ${text.replaceAll('\n', '\n      ')}`)
    }
  }
  const tallies = [...checks.values()]
  const sum = (key: 'right' | 'wrong' | 'unread') => tallies.reduce((total, tally) => total + tally[key], 0)
  const all = sum('right') + sum('wrong') + sum('unread')
  console.log(`messages on sound plans: ${all}, ${(all / plans.length).toFixed(1)} a plan`)
  console.log(`  right ${sum('right')}, wrong ${sum('wrong')}, not read yet ${sum('unread')}`)
  for (const [check, { right, wrong }] of checks)
    if (wrong > 0) console.log(`  wrong ${wrong}, right ${right}: ${check}`)
  if (isDetailed && half === 'open') console.log(`not read yet:\n  ${unread.join('\n  ')}`)
}

async function measureQuestions(plans: readonly CorpusPlan[], half: Half): Promise<void> {
  const useful: Count = { right: 0, of: 0 }
  let admitted = 0
  const others: string[] = []
  for (const plan of plans) {
    const data = restoreWorkbookData(plan.data)
    const open = { data, templateId: plan.template, stepNumber: 8, today: readMonth(plan.today) }
    for (const { ask, expects } of plan.questions) {
      const text = (await answerAction({ ...open, action: ask })).text.toLowerCase()
      const admits = text.startsWith('i don’t have written guidance')
      const isRight =
        expects === 'unknown'
          ? admits
          : expects.every((words) => words.some((word) => text.includes(word.toLowerCase())))
      count(useful, isRight)
      if (isRight) continue
      if (admits) admitted += 1
      else others.push(`${plan.id}: ${ask}\n      ${text.slice(0, 160).replaceAll('\n', ' ')}`)
    }
  }
  console.log(
    `questions answered: ${useful.right} of ${useful.of}, admitted ${admitted}, off ${others.length}`,
  )
  if (isDetailed && half === 'open') console.log(`off:\n  ${others.join('\n  ')}`)
}

function count(tally: Count | undefined, isRight: boolean): void {
  if (!tally) return
  tally.of += 1
  if (isRight) tally.right += 1
}
