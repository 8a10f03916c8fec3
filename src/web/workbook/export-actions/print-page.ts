/** Prints a separate page through a hidden frame, so that the workbook stays in place. */
export async function printPage(html: Blob): Promise<void> {
  const address = URL.createObjectURL(html)
  const frame = document.createElement('iframe')
  frame.title = 'Plan to print'
  frame.className = 'sr-only'
  frame.src = address
  await new Promise<void>((resolve, reject) => {
    frame.addEventListener('load', () => resolve(), { once: true })
    frame.addEventListener('error', () => reject(new Error('The page to print did not open')), { once: true })
    document.body.append(frame)
  })
  const page = frame.contentWindow
  // The print dialog outlives this call in some browsers, so the frame is removed after printing.
  page?.addEventListener('afterprint', () => setTimeout(remove, 1000), { once: true })
  page?.focus()
  page?.print()

  function remove() {
    frame.remove()
    URL.revokeObjectURL(address)
  }
}
