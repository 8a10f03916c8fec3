import { sitePages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { currency, listPriceCents } from '#domain/commerce/products.ts'
import { courseContent } from '#domain/page-texts/course.ts'
import { productNames } from '#domain/page-texts/product-names.ts'
import { product } from '#domain/page-texts/product.ts'

/** The page's data for search engines. */
export const courseData = [
  {
    '@type': 'Course',
    name: productNames.course,
    description: courseContent.description,
    url: `${siteTokens.publicUrl}${sitePages.course.path}`,
    provider: { '@type': 'Organization', name: product.name, url: `${siteTokens.publicUrl}/` },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: (listPriceCents.course / 100).toFixed(2),
      priceCurrency: currency.toUpperCase(),
      availability: 'https://schema.org/InStock',
      url: `${siteTokens.publicUrl}${sitePages.course.path}`,
    },
  },
  {
    '@type': 'FAQPage',
    mainEntity: courseContent.questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
]
