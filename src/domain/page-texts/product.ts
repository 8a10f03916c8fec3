/** Names and addresses of the product. An operator who sells under another name changes them here. */
export const product = {
  name: 'Planwright',
  tagline: 'Twelve guided steps, an advisor at every one, and a document you own forever. Pay once.',
  supportEmail: 'support@planwright.example',
} as const
