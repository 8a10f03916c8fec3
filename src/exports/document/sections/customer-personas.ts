import { customerPersonasCopy as copy } from '#domain/plan/fields/customer-personas.ts'
import type { WorkbookData } from '#domain/plan/workbook-data.ts'
import type { Block } from '#exports/document/document-model.ts'
import { describeItems } from '#exports/document/item-blocks.ts'
import { keepFilledItems } from '#exports/document/keep-filled-items.ts'

/** The heading is for documents in which they share a section with others. */
export function describeCustomerPersonas(
  section: WorkbookData['customerPersonas'],
  heading?: string,
): Block[] {
  return describeItems({
    ...(heading === undefined ? {} : { heading }),
    caption: 'Customer personas, with the primary one marked',
    itemName: 'Persona',
    items: keepFilledItems(section.personas, copy.personas.createBlank),
    columns: [
      {
        title: 'Persona',
        share: 17,
        // On a separate line, so that it does not mix with a name in another writing direction.
        read: ({ id, name }) => (id === section.primaryPersona ? `${name}\n(primary persona)` : name),
      },
      { title: 'Demographics', share: 20, read: ({ demographics }) => demographics },
      { title: 'Pain points', share: 23, read: ({ painPoints }) => painPoints },
      { title: 'Goals', share: 19, read: ({ goals }) => goals },
      { title: 'Buying behavior', share: 21, read: ({ buyingBehavior }) => buyingBehavior },
    ],
  })
}
