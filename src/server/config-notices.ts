import type { Config } from './config.ts'

/** Settings that work but are probably a mistake, for the start and the status command. */
export function listNotices({ payments, access }: Pick<Config, 'payments' | 'access'>): string[] {
  const takesMoney = payments.provider === 'stripe' && payments.secretKey.includes('_live_')
  return takesMoney && access === 'account'
    ? [
        'ACCESS=account gives the tool to everyone who signs up, while live payments sell it. Set ACCESS=purchase to require a purchase.',
      ]
    : []
}
