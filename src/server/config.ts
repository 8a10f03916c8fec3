import path from 'node:path'
import * as z from 'zod/mini'
import type { MailSettings } from './adapters/mail/open-mail-sender.ts'
import type { PaymentSettings } from './adapters/payments/open-payments.ts'
import {
  type AssistantConfig,
  assistantFields,
  listAssistantFaults,
  toAssistantConfig,
} from './config-assistant.ts'
import { wholeNumber } from './config-fields.ts'
import { listMailFaults, mailFields, toMailSettings } from './config-mail.ts'
import { type OperationsConfig, operationsFields, toOperationsConfig } from './config-operations.ts'
import { operatorFields, toOperatorDetails } from './config-operator.ts'
import { listPaymentFaults, paymentFields, toPaymentSettings } from './config-payments.ts'
import type { DatabaseSettings } from './database/open-database.ts'
import type { OperatorDetails } from './site/operator-details.ts'

/** All external settings, already validated. Nothing else reads the environment. */
export interface Config extends OperationsConfig {
  port: number
  host: string
  /** The URL people use, without a trailing slash. Links in mails are built only from it. */
  publicUrl: string
  logLevel: LogLevel
  /** The number of reverse proxies in front. Only their forwarded address is trusted. */
  trustedProxies: number
  dataDir: string
  database: DatabaseSettings
  access: 'account' | 'purchase'
  mail: MailSettings
  payments: PaymentSettings
  operator: OperatorDetails
  assistant: AssistantConfig
  /** Multiplies the limits on attempts, for load tests and for offices that share one address. */
  rateLimitFactor: number
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

const settingsSchema = z.object({
  PORT: wholeNumber('PORT', 3000, 1, 65_535),
  HOST: z._default(z.string(), '0.0.0.0'),
  NODE_ENV: z._default(z.string(), 'development'),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (url) => isBareOrigin(url),
          'PUBLIC_URL must be an http or https URL without a path, such as https://plans.example.com',
        ),
      ),
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}`), 'info'),
  TRUSTED_PROXIES: wholeNumber('TRUSTED_PROXIES', 0, 0, 10),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url),
          'DATABASE_URL must be a PostgreSQL URL, such as postgres://user:password@host:5432/planwright',
        ),
      ),
  ),
  DATABASE_POOL_SIZE: wholeNumber('DATABASE_POOL_SIZE', 10, 1, 200),
  ACCESS: z._default(z.enum(['account', 'purchase'], 'ACCESS must be account or purchase'), 'account'),
  RATE_LIMIT_FACTOR: wholeNumber('RATE_LIMIT_FACTOR', 1, 1, 1_000_000),
  ...mailFields,
  ...paymentFields,
  ...assistantFields,
  ...operatorFields,
  ...operationsFields,
})

/** For the documents, which must describe every setting. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape)

export type ConfigResult = { config: Config } | { faults: string[] }

export function readConfig(environment: NodeJS.ProcessEnv = process.env): ConfigResult {
  // A setting that is present but empty, as in `PORT=`, counts as not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim() !== ''))
  const { data: settings, error } = settingsSchema.safeParse(given)
  const faults = listFaults(given, error?.issues ?? [])
  if (!settings || faults.length > 0) return { faults }

  const dataDir = path.resolve(settings.DATA_DIR)
  return {
    config: {
      port: settings.PORT,
      host: settings.HOST,
      publicUrl: settings.PUBLIC_URL
        ? new URL(settings.PUBLIC_URL).origin
        : `http://localhost:${settings.PORT}`,
      logLevel: settings.LOG_LEVEL,
      trustedProxies: settings.TRUSTED_PROXIES,
      dataDir,
      database: settings.DATABASE_URL
        ? { engine: 'postgres', url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL_SIZE }
        : { engine: 'embedded', filePath: path.join(dataDir, 'planwright.db') },
      access: settings.ACCESS,
      mail: toMailSettings(settings, dataDir),
      payments: toPaymentSettings(settings),
      assistant: toAssistantConfig(settings),
      operator: toOperatorDetails(settings),
      ...toOperationsConfig(settings),
      rateLimitFactor: settings.RATE_LIMIT_FACTOR,
    },
  }
}

/**
 * Lists every fault together. Settings that depend on each other are compared as typed, and not reported again
 * where one of them is already wrong.
 */
function listFaults(
  given: Record<string, string | undefined>,
  issues: readonly { path: PropertyKey[]; message: string }[],
): string[] {
  const wrong = new Set(issues.map(({ path: [name] }) => String(name)))
  const names = (fault: string) => fault.match(/\b[A-Z][A-Z_]+\b/g) ?? []
  const between = [...listMailFaults(given), ...listPaymentFaults(given), ...listAssistantFaults(given)]
  return [
    ...issues.map(({ message }) => message),
    ...between.filter((fault) => !names(fault).some((name) => wrong.has(name))),
  ]
}

function isBareOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, pathname, search, hash } = new URL(address)
  return /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
}
