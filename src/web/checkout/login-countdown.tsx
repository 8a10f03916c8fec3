import { useEffect, useState } from 'react'
import { pages } from '#contract/paths.ts'
import { useNavigate } from '#web/navigation/navigation.tsx'
import { Button } from '#web/ui/buttons/button.tsx'

const redirectSeconds = 10

/** Without a payment there is nothing to wait for, so this leads to the login unless the visitor stays. */
export function LoginCountdown() {
  const navigate = useNavigate()
  const [secondsLeft, setSecondsLeft] = useState(redirectSeconds)
  const [isStopped, setIsStopped] = useState(false)

  useEffect(() => {
    if (isStopped) return undefined
    if (secondsLeft === 0) {
      navigate(pages.login.path, { replace: true })
      return undefined
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000)
    return () => clearTimeout(timer)
  }, [secondsLeft, isStopped, navigate])

  if (isStopped) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border bg-sunk px-4 py-3">
      <p className="mono-label font-bold">
        {`AUTO-REDIRECT IN ${secondsLeft} ${secondsLeft === 1 ? 'SECOND' : 'SECONDS'}`}
      </p>
      <Button size="sm" onClick={() => setIsStopped(true)}>
        Stay here
      </Button>
    </div>
  )
}
