import { escapeHtml } from '#domain/html/escape-html.ts'

/** The seller, as named on the legal pages. */
export interface OperatorDetails {
  name: string | null
  address: string | null
  email: string | null
}

/** As HTML. Missing details are marked on the page itself, so that the operator notices them before selling. */
export function describeOperator({ name, address, email }: OperatorDetails) {
  return {
    operatorName: name === null ? mark('your company’s name', 'OPERATOR_NAME') : escapeHtml(name),
    operatorAddress: address === null ? mark('your address', 'OPERATOR_ADDRESS') : escapeHtml(address),
    operatorEmail:
      email === null
        ? mark('your email address', 'OPERATOR_EMAIL')
        : `<a href="mailto:${escapeHtml(encodeURI(email))}">${escapeHtml(email)}</a>`,
  }
}

function mark(what: string, setting: string): string {
  return `<mark>[${what}: set ${setting}]</mark>`
}
