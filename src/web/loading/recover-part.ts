import { MissingFileError, type MissingReason } from './missing-file-error.ts'
import { renewFiles } from './renew-files.ts'

type Request<Part> = () => Promise<Part>

interface RecoveryDependencies {
  fetch: (address: string, options: RequestInit) => Promise<Response>
  importFile: (address: string) => Promise<unknown>
  isOffline: () => boolean
  renewFiles: () => Promise<void>
}

const browser: RecoveryDependencies = {
  fetch: (address, options) => fetch(address, options),
  importFile: (address) => import(/* @vite-ignore */ address),
  isOffline: () => !navigator.onLine,
  renewFiles,
}

/**
 * Browsers may remember that a file failed, and always remember one that was cut off. So a file that the server does
 * have is fetched past every cache, and then asked for by an address of its own.
 */
export function createRecovery(dependencies: RecoveryDependencies) {
  const { fetch: ask, importFile, isOffline, renewFiles: renew } = dependencies
  let lastTry = 0

  async function findReason(address: string): Promise<MissingReason | null> {
    if (isOffline()) return 'unreachable'
    const answer = await ask(address, { cache: 'reload' }).catch(() => null)
    if (answer === null) return 'unreachable'
    if (!answer.ok) return [404, 410].includes(answer.status) ? 'gone' : 'unreachable'
    // Some servers answer with a page of theirs for a file that they do not have.
    if (answer.headers.get('content-type')?.includes('html')) return 'gone'
    return await answer.text().then(
      () => null,
      () => 'broken' as const,
    )
  }

  async function importAfresh({ address, name }: BuiltFile): Promise<unknown> {
    lastTry += 1
    const file = (await importFile(`${address}?again=${lastTry}`)) as Record<string, unknown>
    return name === undefined ? file : file[name]
  }

  return async function recoverPart<Part>(request: Request<Part>, error: unknown): Promise<Part> {
    const file = readBuiltFile(request)
    if (file === null) throw error
    const reason = await findReason(file.address)
    if (reason !== null) throw new MissingFileError(reason, error)
    try {
      // The same address, if it works: by another one, what this part shares with others would be there twice.
      return await request().catch(() => importAfresh(file) as Promise<Part>)
    } catch (cause) {
      // A file that it shares with other parts was cut off. The browser forgets that with the page only.
      if (cause instanceof SyntaxError) await renew()
      throw new MissingFileError('broken', cause)
    }
  }
}

interface BuiltFile {
  address: string
  /** Where in the file the part is, if it holds several. */
  name: string | undefined
}

/** Where the build puts the files. In a script that stands in a page, addresses are complete. */
const builtFolder = '/assets/'
const builtImport = /\bimport\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.then\((\w+)=>\2\.([\w$]+)\))?/

/** The build writes the address into the function that asks for the file. There is none before the build. */
function readBuiltFile(request: Request<unknown>): BuiltFile | null {
  const [, address, , name] = builtImport.exec(String(request)) ?? []
  return address === undefined ? null : { address: address.replace(/^\.\//, builtFolder), name }
}

export const recoverPart = createRecovery(browser)
