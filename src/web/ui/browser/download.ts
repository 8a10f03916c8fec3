/** Downloads a text as a file, without any network. */
export function downloadText(fileName: string, text: string, type = 'application/json'): void {
  downloadBlob(fileName, new Blob([text], { type }))
}

export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Some browsers start the download only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
