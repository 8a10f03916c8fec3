import type { ItemIn } from '#domain/plan/address/field-address.ts'

export const forecastAddress = ['financialProjections', 'forecast'] as const
export const frameAddress = [...forecastAddress, 'frame'] as const
export const timingAddress = [...forecastAddress, 'timing'] as const
export const streamsAddress = [...forecastAddress, 'streams'] as const
export const peopleAddress = [...forecastAddress, 'people'] as const
export const costsAddress = [...forecastAddress, 'runningCosts'] as const
export const overwritesAddress = [...forecastAddress, 'overwrites'] as const

export type StreamAddress = ItemIn<typeof streamsAddress>
export type PersonAddress = ItemIn<typeof peopleAddress>
export type CostAddress = ItemIn<typeof costsAddress>
