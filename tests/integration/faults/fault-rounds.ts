/** How often each fault is repeated: once in `npm test`, more with `npm run test:faults`. */
export const faultRounds = Number(process.env['FAULT_ROUNDS'] ?? 1)
