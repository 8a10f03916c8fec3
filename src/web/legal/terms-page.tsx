import { sitePages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { formatPrice } from '#domain/commerce/format-price.ts'
import { courseGuaranteeDays, listPriceCents } from '#domain/commerce/products.ts'
import { product } from '#domain/page-texts/product.ts'
import { LegalPage } from './legal-page.tsx'

export function TermsPage() {
  return (
    <LegalPage
      name="terms"
      heading="Terms of service"
      title={`Terms of service – ${product.name}`}
      description={`What you can expect from ${product.name}, and what we expect from you.`}
    >
      <p>
        These terms are between you and {siteTokens.operatorName}, who runs this site. By creating an account
        or buying something here, you agree to them.
      </p>
      <h2>What you buy</h2>
      <ul>
        <li>
          The tool: access to the {product.name} workbook for {formatPrice(listPriceCents.tool)}, paid once.
          It is not a subscription and nothing renews. “Lifetime” means for as long as this service is
          offered.
        </li>
        <li>
          The course: access to the course for {formatPrice(listPriceCents.course)}, paid once, with a{' '}
          {courseGuaranteeDays}-day money-back guarantee. You get access to the tool when you complete the
          course.
        </li>
      </ul>
      <p>
        Prices are in US dollars. The price you pay is the one shown at checkout. Refunds are explained on the{' '}
        <a href={sitePages.refunds.path}>refunds page</a>.
      </p>
      <h2>Your account</h2>
      <p>
        Keep your password to yourself and tell us if someone else has used your account. Each account is for
        one person or one company.
      </p>
      <h2>Your plans are yours</h2>
      <p>
        What you write belongs to you. We store and process it only to provide this service, as the{' '}
        <a href={sitePages.privacy.path}>privacy page</a> explains. You can export your plans at any time,
        even after a refund.
      </p>
      <h2>What the product is not</h2>
      <p>
        {product.name} helps you write a plan. It is not legal, tax or financial advice, and it cannot promise
        that a bank or an investor will say yes. Check the figures before you rely on them.
      </p>
      <h2>Fair use</h2>
      <p>
        Do not try to access other people’s data, overload the service, or resell access. We may suspend an
        account that does. We will tell you why first, unless the law forbids it.
      </p>
      <h2>If something goes wrong</h2>
      <p>
        We work carefully but cannot promise that the service is always available or free of errors. Nothing
        here limits the rights that the law in your country gives you as a consumer.
      </p>
      <h2>Changes</h2>
      <p>
        If we change these terms, we will publish the new ones here. A change never takes away what you have
        paid for.
      </p>
    </LegalPage>
  )
}
