/** Settings of a real server. A shell that has them must not send test data to real services. */
const serverSettings =
  /^(NODE_ENV|PORT|HOST|PUBLIC_URL|LOG_LEVEL|TRUSTED_PROXIES|DATA_DIR|DATABASE_.*|ACCESS|RATE_LIMIT_FACTOR|PAYMENTS|STRIPE_.*|SMTP_.*|MAIL_.*|AI_.*|METRICS_TOKEN|MAX_IN_FLIGHT|MAX_LOOP_DELAY_MS|ANTHROPIC_.*|OPENAI_.*)$/

/**
 * The environment the checks run in: the shell's own without the product's settings.
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} hasColor
 * @returns {NodeJS.ProcessEnv}
 */
export function makeTestEnvironment(env, hasColor) {
  const kept = Object.entries(env).filter(([name]) => !serverSettings.test(name))
  // The tools write into a pipe, and would leave out the colours that our terminal can show.
  return { ...Object.fromEntries(kept), ...(hasColor ? { FORCE_COLOR: '1' } : {}) }
}
