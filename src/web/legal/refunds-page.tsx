import { siteTokens } from '#contract/site-tokens.ts'
import { courseGuaranteeDays } from '#domain/commerce/products.ts'
import { product } from '#domain/page-texts/product.ts'
import { LegalPage } from './legal-page.tsx'

export function RefundsPage() {
  return (
    <LegalPage
      name="refunds"
      heading="Refunds"
      title={`Refunds – ${product.name}`}
      description={`When and how to get a refund for the ${product.name} course and tool.`}
    >
      <h2>The course</h2>
      <p>
        You have {courseGuaranteeDays} days from the day you paid. Write to {siteTokens.operatorEmail} within
        that time for a full refund, for any reason.
      </p>
      <h2>The tool</h2>
      <p>
        If the tool does not do what this site says it does, write to us. We will fix it or refund you. If the
        law in your country gives you the right to cancel an online purchase, you keep that right.
      </p>
      <h2>How it works</h2>
      <ul>
        <li>Write from the email address you paid with, or include the order number from your receipt.</li>
        <li>We refund the card you paid with. Banks may take up to ten days to show it.</li>
        <li>A refund ends the access you bought. Your plans stay yours, and you can still export them.</li>
      </ul>
    </LegalPage>
  )
}
