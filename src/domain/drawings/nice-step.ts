/** The next of 1, 2, 5, 10, 20, 50… */
export function findNiceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  return ([1, 2, 5].find((digit) => digit * power >= rough) ?? 10) * power
}
