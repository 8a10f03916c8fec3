import { escapeHtml } from '#domain/html/escape-html.ts'

/** Who sells here, as the legal pages name them. */
export interface OperatorDetails {
  name: string | null
  address: string | null
  email: string | null
}

/** As HTML. What is missing is told on the page itself, where nobody can overlook it before selling. */
export function describeOperator({ name, address, email }: OperatorDetails) {
  return {
    operatorName: name === null ? mark('your company’s name', 'OPERATOR_NAME') : escapeHtml(name),
    operatorAddress: address === null ? mark('your address', 'OPERATOR_ADDRESS') : escapeHtml(address),
    operatorEmail:
      email === null
        ? mark('your e-mail address', 'OPERATOR_EMAIL')
        : `<a href="mailto:${escapeHtml(encodeURI(email))}">${escapeHtml(email)}</a>`,
  }
}

function mark(what: string, setting: string): string {
  return `<mark>[${what}: set ${setting}]</mark>`
}
