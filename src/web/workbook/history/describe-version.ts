const kilobyte = 1000

export function describeSize(bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`
  const kilobytes = bytes / kilobyte
  return kilobytes < kilobyte
    ? `${kilobytes.toFixed(kilobytes < 10 ? 1 : 0)} kB`
    : `${(kilobytes / kilobyte).toFixed(1)} MB`
}
