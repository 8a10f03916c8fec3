import type { Appearance } from '@stripe/stripe-js'

/** The provider's form in our colors. It is in its own frame, so it needs the actual values. */
export function readStripeAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    theme: style.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('blue'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorTextPlaceholder: token('ink-3'),
      colorDanger: token('red'),
      borderRadius: '8px',
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
    },
    rules: { '.Input': { borderColor: token('control'), boxShadow: 'none' } },
  }
}
