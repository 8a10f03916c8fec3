import { pages } from '#contract/paths.ts'
import { siteTokens } from '#contract/site-tokens.ts'
import { product } from '#domain/page-texts/product.ts'
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
        site, no tracking, and no third-party script except the card provider’s at checkout.
      </p>
      <h2>What stays in your browser</h2>
      <p>
        Your plans are saved in your browser’s own storage as you type. They leave it only when you save a
        plan to the cloud, ask the advisor a question that our server must answer, have a lesson of the course
        check the plan, send it with a question to the instructor, or share it by a link. Exports are made in
        your browser.
      </p>
      <h2>What our server keeps</h2>
      <ul>
        <li>Your account: username, email address, the name you gave, and a hash of your password.</li>
        <li>Plans you saved to the cloud, with earlier versions, until you delete them.</li>
        <li>
          Copies of plans you shared by a link, and the comments on them, until the link ends. They are
          encrypted in the browser, and we have no key to them. We can read the name you gave the link, and we
          count how often it was opened, but not by whom.
        </li>
        <li>
          Orders: what was bought, when, for how much, and the card provider’s reference. No card numbers.
        </li>
        <li>
          In the course: the lessons you passed, your certificate, and your questions with their answers.
        </li>
        <li>
          Counters that limit sign-in attempts and daily AI questions, and an error log, for a short time.
        </li>
      </ul>
      <h2>Cookies</h2>
      <p>
        One cookie keeps you signed in for up to 30 days, and one notes for as long that you are. One
        remembers for up to 400 days that you signed in with this browser, so that a stranger’s wrong guesses
        cannot lock you out. One ties a checkout to the browser that started it. The site needs all four to
        work, so there is no cookie banner.
      </p>
      <h2>Who else sees your data</h2>
      <ul>
        <li>
          Card payments: if this site sells through Stripe, Stripe receives your card details and email
          address. We never see the card.
        </li>
        <li>
          The advisor: the built-in one runs on our own server or in your browser. If the advisor panel says
          that a language model answers, your question and an excerpt of the plan go to that model’s provider.
          The same goes for the plan’s texts when you ask a model for more in the review. We train nothing on
          your plans.
        </li>
        <li>Email: our email provider delivers your receipts and password links.</li>
      </ul>
      <h2>Your rights</h2>
      <p>
        On <a href={pages.account.path}>your account page</a> you can see what we keep about you, correct it,
        download all of it, or permanently delete it. Our backups no longer contain it after two weeks. For
        anything else, write to {siteTokens.operatorEmail}. You may also file a complaint with the data
        protection authority in your country. We keep orders for as long as tax law requires.
      </p>
    </LegalPage>
  )
}
