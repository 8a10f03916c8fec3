import { siteTokens } from '#contract/site-tokens.ts'
import { courseGuaranteeDays } from '#domain/commerce/products.ts'
import { product } from '#domain/content/product.ts'
import { LegalPage } from './legal-page.tsx'

export function RefundsPage() {
  return (
    <LegalPage
      name="refunds"
      heading="Refunds"
      title={`Refunds – ${product.name}`}
      description={`When and how you get your money back for the ${product.name} course and tool.`}
    >
      <h2>The course</h2>
      <p>
        You have {courseGuaranteeDays} days from the day you paid. Write to {siteTokens.operatorEmail} within
        that time and you get all of your money back, whatever the reason.
      </p>
      <h2>The tool</h2>
      <p>
        If the tool does not do what this site says it does, write to us and we put it right or refund you.
        Where the law of your country gives you a right to withdraw from an online purchase, that right
        stands.
      </p>
      <h2>How it works</h2>
      <ul>
        <li>Write from the e-mail address you paid with, or name the order number on your receipt.</li>
        <li>The money goes back to the card you paid with. Banks take up to ten days to show it.</li>
        <li>A refund ends the access that was bought. Your plans stay yours: you can still export them.</li>
      </ul>
    </LegalPage>
  )
}
