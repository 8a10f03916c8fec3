/** The dashboard's own words: what the product does, told to someone who already has it. */
export const dashboardContent = {
  welcome: {
    firstVisit:
      'Pick a starting point below. It fills the first pages with wording and numbers to argue with, and every word of it is yours to change.',
    returning: 'Your plans lie where you left them. Go on with the newest, or start another beside it.',
  },
  startingPoints: 'Each one opens a plan with its own wording, business model and first numbers.',
  emptyLibrary: 'A first draft takes an evening: twelve steps, one page at a time, saved as you type.',
  features: {
    heading: 'Twelve steps from an idea to a document you can hand over',
    lead: 'What a lender or an investor asks for, in the order in which they ask.',
    groups: [
      {
        name: 'Planning',
        items: [
          {
            title: 'Twelve guided steps',
            text: 'From the idea to the timeline. Each says what a good answer holds and shows one.',
          },
          {
            title: 'Numbers that answer back',
            text: 'Margin, lifetime value and break-even move while you change a price or a cost.',
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
            text: 'It reads the step you are on and points at what is missing, thin or out of line.',
          },
          {
            title: 'Questions, any time',
            text: 'Ask how to size a market or price a tier, and get an answer for your business.',
          },
          {
            title: 'Help with one click',
            text: 'Market size, competitors, personas, keywords: a start on the parts that stall people.',
          },
        ],
      },
    ],
  },
} as const
