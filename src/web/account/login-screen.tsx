import { useEffect } from 'react'
import { resolveNextPath } from '#contract/paths.ts'
import { product } from '#domain/page-texts/product.ts'
import { Link, useNavigate, useSearchValues } from '#web/navigation/navigation.tsx'
import { useAuthentication } from '#web/session/current-user.ts'
import { AccountLayout } from './account-layout.tsx'
import { useAccountLinks } from './account-links.ts'
import { useLogIn } from './log-in.ts'
import { LoginForm } from './login-form.tsx'

export function LoginScreen() {
  const links = useAccountLinks()
  const logIn = useLogIn()
  const { state } = useAuthentication()
  const { next } = useSearchValues()
  const navigate = useNavigate()

  // One path for people who have just signed in and those who already were.
  useEffect(() => {
    if (state === 'authenticated') navigate(resolveNextPath(next), { replace: true })
  }, [state, next, navigate])

  return (
    <AccountLayout
      sheet="Sign in"
      heading="Welcome back"
      lead={<p>Sign in to continue your plan.</p>}
      promise={{
        heading: 'Pick up where you left off.',
        text: `${product.name} saves your plan as you type, so you only have to think about the next sentence.`,
      }}
      footer={
        <>
          <Link to={links.forgotPassword} className="text-link">
            Forgot your password?
          </Link>
          <p className="text-ink-2">
            New here?{' '}
            <Link to={links.signUp} className="text-link">
              Create an account
            </Link>
          </p>
        </>
      }
    >
      <LoginForm send={logIn} />
    </AccountLayout>
  )
}
