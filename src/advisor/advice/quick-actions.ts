/** The advisor's one-click questions. The id is the action that the assistant gets. */
export const quickActions = [
  { id: 'market-sizing', label: 'Help size my market' },
  { id: 'competitor-research', label: 'Research competitors' },
  { id: 'target-personas', label: 'Define target personas' },
  { id: 'keyword-ideas', label: 'Generate keyword ideas' },
] as const

export type QuickActionId = (typeof quickActions)[number]['id']
