import { pages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { product } from '#domain/content/product.ts'
import { LegalPage } from './legal-page.tsx'

export function PrivacyPage() {
  return (
    <LegalPage
      name="privacy"
      heading="Privacy"
      title={`Privacy – ${product.name}`}
      description={`What ${product.name} keeps about you, where, for how long, and who else sees it.`}
    >
      <p>
        {siteTokens.operatorName} is responsible for the data described here. There is no advertising on this
        site, no tracking, and no script from anyone else but the card provider’s at its checkout.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        Your plans are kept in your browser’s own storage as you type. They leave it only when you save a plan
        to the cloud or ask the advisor something that our server has to answer. Exports are made in your
        browser.
      </p>
      <h2>What our server keeps</h2>
      <ul>
        <li>Your account: username, e-mail address, the name you gave, and a hash of your password.</li>
        <li>Plans that you saved to the cloud, with earlier versions, until you delete them.</li>
        <li>
          Orders: what was bought, when, for how much, and the card provider’s reference. No card numbers.
        </li>
        <li>
          Counters that limit sign-in attempts and daily AI questions, and a log of faults, for a short time.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in, for up to 30 days. One remembers, for up to 400 days, that you signed
        in with this browser before, so that a stranger who guesses at your password cannot keep you out. One
        ties a checkout to the browser that started it. All three are needed for what you asked for, so there
        is no banner to click away.
      </p>
      <h2>Who else sees something</h2>
      <ul>
        <li>
          Card payments: where this site sells through Stripe, Stripe receives your card details and e-mail
          address. We never see the card.
        </li>
        <li>
          The advisor: the built-in one runs on our own server or in your browser. If the advisor panel says
          that a language model answers, your question and an excerpt of the plan are sent to that model’s
          provider. We train nothing on your plans.
        </li>
        <li>Mail: our mail provider delivers receipts and password links to you.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        On <a href={pages.account.path}>your account page</a> you can see what we keep about you, correct it,
        take all of it along as a file, or delete it for good; our backups forget it within two weeks. For
        anything else write to {siteTokens.operatorEmail}. You may also complain to the data protection
        authority of your country. Orders are kept for as long as tax law demands.
      </p>
    </LegalPage>
  )
}
