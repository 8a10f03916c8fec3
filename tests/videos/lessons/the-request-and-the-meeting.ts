import { choose, click, openStep, press, type Scene, show } from '#tests/videos/scene.ts'
import { button, field, heading, labeled, paragraph, section, text } from '#tests/videos/targets.ts'

export const scenes: readonly Scene[] = [
  {
    chapter: 'The request',
    caption: 'The summary asks for the loan in one paragraph. It comes from your own figures.',
    do: [openStep(12), show(paragraph(/\$50,000/))],
  },
  {
    chapter: 'Prove it',
    caption: 'Then the folder. Tick each paper you bring, and say whose it is and from when.',
    do: [show(labeled('Tax returns')), show(labeled('Quotes'))],
  },
  {
    caption: 'The review says whether the plan is ready for a bank. Here, all 35 checks are fine.',
    do: [openStep('review'), show(heading('Ready for the bank'))],
    isPoster: true,
  },
  {
    caption: 'All 26 key figures name a source. That is your answer to “How do you know?”',
    do: [show(section('What it stands on'))],
  },
  {
    chapter: 'Export for the bank',
    caption: 'Back in step 12, choose the bank as the reader.',
    do: [openStep(12), choose(field('Made for'), 'Bank')],
  },
  {
    caption: 'Then export the plan as a PDF, and the figures as a spreadsheet that the officer can check.',
    do: [click(button('Export'))],
  },
  {
    chapter: 'In the room',
    caption: 'Read it once more as the officer will. Then go, and answer with the page.',
    do: [press('Escape'), click(button('Preview')), show(text(/^Page 1 of/))],
  },
]
