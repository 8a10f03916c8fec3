import { sitePages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { currency, listPriceCents } from '#domain/commerce/products.ts'
import { landingQuestions } from '#domain/page-texts/landing-questions.ts'
import { landingContent } from '#domain/page-texts/landing.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { product } from '#domain/page-texts/product.ts'

/** The page's data for search engines. It has no ratings, because there are none. */
export const landingData = [
  {
    '@type': 'Product',
    name: productNames.tool,
    description: landingContent.description,
    image: `${siteTokens.publicUrl}/og/landing.png`,
    brand: { '@type': 'Brand', name: product.name },
    offers: {
      '@type': 'Offer',
      price: (listPriceCents.tool / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      url: `${siteTokens.publicUrl}${sitePages.landing.path}`,
    },
  },
  {
    '@type': 'FAQPage',
    mainEntity: landingQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
