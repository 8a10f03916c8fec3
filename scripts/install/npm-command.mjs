import { runCommand } from '../processes/run-command.mjs'

/**
 * Runs npm: the one that started us where there is one, else the one on the path.
 * @param {string[]} args
 * @param {import('../processes/run-command.mjs').CommandOptions} [options]
 */
export function runNpm(args, options) {
  const startedBy = process.env['npm_execpath']
  if (startedBy?.endsWith('npm-cli.js')) return runCommand(process.execPath, [startedBy, ...args], options)
  // npm is a batch file on Windows, which only its command interpreter can start.
  if (process.platform === 'win32') return runCommand('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
  return runCommand('npm', args, options)
}
