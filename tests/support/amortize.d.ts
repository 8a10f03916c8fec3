/** The calculator of the US Consumer Financial Protection Bureau, which has no types of its own. */
declare module 'amortize' {
  interface Amortization {
    interest: number
    principal: number
    balance: number
    payment: number
  }
  export default function amortize(loan: {
    amount: number
    rate: number
    totalTerm: number
    amortizeTerm: number
  }): Amortization
}
