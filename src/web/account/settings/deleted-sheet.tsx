import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { sitePages } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { AccountLayout } from '#web/account/account-layout.tsx'
import { ResultIcon } from '#web/account/result-icon.tsx'
import { useForgetSession } from '#web/session/current-user.ts'
import { forgetLastUser } from '#web/session/last-user.ts'
import { Button } from '#web/ui/buttons/button.tsx'

export function DeletedSheet({ hasRemovedPlans }: { hasRemovedPlans: boolean }) {
  const forgetSession = useForgetSession()
  useEffect(() => {
    forgetLastUser()
    // The session is cleared only on leaving, because this page needs an account and would redirect to the login.
    return forgetSession
  }, [forgetSession])
  return (
    <AccountLayout
      sheet="Account deleted"
      heading="Your account has been deleted"
      mark={<ResultIcon icon={CircleCheck} tone="green" />}
      lead={<p>Your cloud plans and everything else in your account are gone.</p>}
      promise={{
        heading: 'Thank you for planning with us.',
        text: 'The plans you exported stay in your own files.',
      }}
      footer={
        <p className="text-ink-2">
          Questions? Write to{' '}
          <a href={`mailto:${product.supportEmail}`} className="text-link">
            {product.supportEmail}
          </a>
        </p>
      }
    >
      <ul className="mb-7 grid gap-3 border-t pt-5 text-[0.9375rem] text-ink-2">
        <li>
          {hasRemovedPlans
            ? 'The plans in this browser were removed too.'
            : 'The plans in this browser are still here for the next person who signs in.'}
        </li>
        <li>We keep records of your payments, as the law requires, without an account.</li>
      </ul>
      <Button variant="primary" className="min-h-12 w-full" asChild>
        <a href={sitePages.landing.path}>GO TO HOMEPAGE</a>
      </Button>
    </AccountLayout>
  )
}
