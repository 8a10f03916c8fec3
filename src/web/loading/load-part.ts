/** What finds out why a file failed, and asks for it again. Loaded while the page rests, to be there without a network. */
const loadRecovery = () => import('./recover-part.ts')

/** Every `import()` of the front end goes through this: `await loadPart(() => import('./part.ts'))`. */
export async function loadPart<Part>(request: () => Promise<Part>): Promise<Part> {
  try {
    return await request()
  } catch (error) {
    const recovery = await loadRecovery().catch(() => null)
    if (recovery === null) throw error
    return await recovery.recoverPart(request, error)
  }
}

export function fetchRecoveryAhead(): void {
  loadRecovery().catch(() => {})
}
