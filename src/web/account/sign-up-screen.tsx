import { useEffect } from 'react'
import { learnPaths, resolveNextPath } from '#contract/paths.ts'
import { stepCount } from '#domain/plan/steps.ts'
import { Link, useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { Banner } from '#web/ui/notices/banner.tsx'
import { AccountLayout } from './account-layout.tsx'
import { useAccountLinks } from './account-links.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { useCoupon } from './use-coupon.ts'

export function SignUpScreen() {
  const links = useAccountLinks()
  const authentication = useAuthentication()
  const { next, coupon: givenCoupon } = useSearchValues()
  const { coupon, removeCoupon } = useCoupon(givenCoupon)
  const navigate = useNavigate()
  const { state } = authentication

  // A coupon is for a new account, so a person who is signed in may want a second one.
  const leads = state === 'authenticated' && coupon === null
  useEffect(() => {
    if (leads) navigate(resolveNextPath(next), { replace: true })
  }, [leads, next, navigate])

  return (
    <AccountLayout
      sheet="Sign up"
      heading="Create your account"
      lead={<p>Save your plans to the cloud and open them on any device.</p>}
      promise={{
        heading: 'Write the plan a bank says yes to.',
        text: `${stepCount} guided steps, with an advisor at every one. Start with the idea, and the figures follow.`,
      }}
      footer={
        <p className="text-ink-2">
          Already have an account?{' '}
          <Link to={links.login} className="text-link">
            Sign in
          </Link>
        </p>
      }
    >
      {authentication.state === 'authenticated' && (
        <Banner title={`You are signed in as ${authentication.user.username}`} className="mb-6">
          Creating an account here signs you in to the new one.
        </Banner>
      )}
      <SignUpForm
        coupon={coupon}
        onRemoveCoupon={removeCoupon}
        // A coupon opens the course, so its buyer wants to see it first.
        onDone={() =>
          navigate(resolveNextPath(next ?? (coupon === null ? null : learnPaths.classroom)), {
            replace: true,
          })
        }
      />
    </AccountLayout>
  )
}
