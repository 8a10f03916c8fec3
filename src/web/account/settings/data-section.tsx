import { Download } from 'lucide-react'
import { useState } from 'react'
import { product } from '#domain/page-texts/product.ts'
import { userMessageOf } from '#web/api/api-error.ts'
import { loadPart } from '#web/loading/load-part.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { useAccountRequests } from './account-requests.ts'
import { SettingsSection } from './settings-section.tsx'

export function DataSection() {
  const { fetchExport } = useAccountRequests()
  const [isBusy, setIsBusy] = useState(false)

  async function download() {
    setIsBusy(true)
    try {
      const { downloadBlob } = await loadPart(() => import('#web/ui/browser/download.ts'))
      const { name, content } = await fetchExport()
      downloadBlob(name ?? `${product.name}-account.json`, content)
      showToast({ title: 'Download Ready', description: 'Everything we store about you is in this file.' })
    } catch (error) {
      const description = userMessageOf(error, 'Your data could not be downloaded. Please try again.')
      showToast({ title: 'Error', description, look: 'destructive' })
    }
    setIsBusy(false)
  }

  return (
    <SettingsSection
      title="Your data"
      lead="Everything we store about you, as one JSON file that any program can read."
    >
      <p className="max-w-140 text-[0.9375rem] text-ink-2">
        It includes your profile, purchases, devices, use of the assistant, and every cloud plan with its
        earlier versions, even those deleted in the last 30 days. It does not include plans that are only in
        this browser. Export those from the workbook.
      </p>
      <Button className="mt-5" busy={isBusy} busyText="Collecting..." onClick={() => void download()}>
        <Icon of={Download} />
        Download my data
      </Button>
    </SettingsSection>
  )
}
