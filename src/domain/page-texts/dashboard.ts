/** The dashboard's texts about the product, for a person who already has it. */
export const dashboardContent = {
  welcome: {
    firstVisit:
      'Pick a starting point below. It fills the first pages with wording and numbers, and you can change all of it.',
    returning: 'Your plans are where you left them. Continue with the newest, or start another.',
  },
  startingPoints: 'Each one opens a plan with its own wording, business model and numbers.',
  emptyLibrary: 'A first draft takes an evening. Twelve steps, one page at a time, saved as you type.',
  features: {
    heading: 'Twelve steps from an idea to a document you can hand over',
    lead: 'What lenders and investors ask for, in the order they ask.',
    groups: [
      {
        name: 'Planning',
        items: [
          {
            title: 'Twelve guided steps',
            text: 'From the idea to the timeline. Each explains what a good answer includes and shows one.',
          },
          {
            title: 'Numbers that update live',
            text: 'Margin, lifetime value and break-even change as you edit a price or a cost.',
          },
          {
            title: 'A document you own',
            text: 'PDF for the bank, Markdown for your notes, JSON for safekeeping.',
          },
        ],
      },
      {
        name: 'AI advisor',
        items: [
          {
            title: 'Advice on your own plan',
            text: 'It reads the step you are on and points out what is missing, thin or inconsistent.',
          },
          {
            title: 'Answers anytime',
            text: 'Ask how to size a market or price a tier and get an answer for your business.',
          },
          {
            title: 'Help with one click',
            text: 'Market size, competitors, personas, keywords: a start on the hard parts.',
          },
        ],
      },
    ],
  },
} as const
