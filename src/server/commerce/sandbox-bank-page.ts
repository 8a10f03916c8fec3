import { apiPaths } from '#contract/paths.ts'
import { formatExactPrice } from '#domain/commerce/format-price.ts'
import { escapeHtml } from '#domain/html/escape-html.ts'
import { product } from '#domain/page-texts/product.ts'

interface BankPage {
  paymentId: string
  clientSecret: string
  amountCents: number
}

const style = `
  :root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; background: light-dark(#faf8f3, #10182b); color: light-dark(#14203a, #eef1f8) }
  body { margin: 0; padding: 2rem 1rem }
  main { max-width: 28rem; margin: 0 auto; padding: 1.75rem; background: light-dark(#fff, #18233c); border: 1px solid light-dark(#e4dfd3, #35415f) }
  .mode { display: inline-block; margin: 0; padding: 0.1rem 0.6rem; background: #ffd166; color: #14203a; font-weight: 700 }
  h1 { margin: 1rem 0 0.5rem; font-size: 1.4rem }
  form { display: grid; gap: 0.75rem; margin-top: 1.5rem }
  button { min-height: 2.75rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; border: 1px solid #1f4fd8; border-radius: 4px; background: transparent; color: inherit; cursor: pointer }
  button.main { background: #1f4fd8; color: #fff }
  button:focus-visible { outline: 3px solid #ffb000; outline-offset: 2px }
`

/**
 * The page on which a real bank would ask its customer. It is plain HTML because it represents another company's
 * site.
 */
export function renderBankPage({ paymentId, clientSecret, amountCents }: BankPage): string {
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>TEST MODE – Confirm your payment</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="mode">TEST MODE</p>
<h1>Confirm your payment</h1>
<p>This page represents your bank. ${escapeHtml(product.name)} is requesting <strong>${formatExactPrice(amountCents)}</strong>. No money is charged.</p>
<form method="post" action="${apiPaths.sandboxBank}">
${hidden('payment_intent', paymentId)}
${hidden('payment_intent_client_secret', clientSecret)}
<button class="main" name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button>
<button name="answer" value="later">Complete after a delay</button>
</form>
</main>
</body>
</html>
`
}
