import * as z from 'zod/mini'

/** An optional setting that is a whole number. */
export const wholeNumber = (name: string, missing: number, min: number, max: number) =>
  z.pipe(
    z._default(z.string(), String(missing)),
    z.pipe(
      z.transform((typed: string) => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)),
      z
        .number(`${name} must be a whole number from ${min} to ${max}`)
        .check(
          z.minimum(min, `${name} must be a whole number from ${min} to ${max}`),
          z.maximum(max, `${name} must be a whole number from ${min} to ${max}`),
        ),
    ),
  )
