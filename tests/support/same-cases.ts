import fc from 'fast-check'

/**
 * Every run tries the laws with the same random cases, so that no change fails by bad luck.
 * `npm run test:laws` tries others; LAW_SEED=… repeats them.
 */
fc.configureGlobal({ seed: Number(process.env['LAW_SEED'] ?? 1) })
