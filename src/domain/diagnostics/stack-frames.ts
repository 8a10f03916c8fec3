const maxFrames = 10
const place =
  /((?:[a-z][a-z-]*:\/\/[^\s/()@]*)?\/[^\s()@?#:]*)(?:[?#][^\s():]*)?:(\d{1,7})(?::(\d{1,7}))?\)?\s*$/i
const ownFile = /\/((?:assets|src)\/[\w./-]{1,120}\.(?:m?js|tsx?))$/

/** Keeps only the locations in our own files, such as 'assets/app-1a2b.js:3:41'. Other files are not named. */
export function listFrames(stack: string): string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, address = '', row = '', column] = place.exec(line) ?? []
      if (address === '') return []
      const file = ownFile.exec(address)?.[1]
      if (file === undefined) return ['(other)']
      return [column === undefined ? `${file}:${row}` : `${file}:${row}:${column}`]
    })
    .slice(0, maxFrames)
}

export function isFrame(text: string): boolean {
  return (
    text === '(other)' || /^(?:assets|src)\/[\w./-]{1,120}\.(?:m?js|tsx?):\d{1,7}(?::\d{1,7})?$/.test(text)
  )
}
