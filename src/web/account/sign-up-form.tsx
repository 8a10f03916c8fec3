import { Ticket, TicketCheck, X } from 'lucide-react'
import { sitePages } from '#contract/paths.ts'
import { findSignUpFault } from '#domain/accounts/account-forms.ts'
import { minSignUpPasswordLength } from '#domain/accounts/account-limits.ts'
import { product } from '#domain/page-texts/product.ts'
import { Link } from '#web/navigation/navigation.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Icon } from '#web/ui/display/icon.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { showToast } from '#web/ui/notices/toast-store.ts'
import { focusField, useAccountForm } from './account-form.ts'
import { AccountSubmit } from './account-submit.tsx'
import { describeSignUpFailure, useSignUp } from './sign-up.ts'
import type { CouponState } from './use-coupon.ts'
import { UsernameField } from './username-field.tsx'

interface SignUpFormProps {
  coupon: CouponState | null
  onRemoveCoupon: () => void
  onDone: () => void
}

export function SignUpForm({ coupon, onRemoveCoupon, onDone }: SignUpFormProps) {
  const signUp = useSignUp()
  const { isBusy, failure, formProps, getFieldProps } = useAccountForm({
    fields: ['couponCode', 'email', 'username', 'firstName', 'lastName', 'password', 'confirmPassword'],
    findFault: findSignUpFault,
    send: async ({ couponCode, confirmPassword: _typedTwice, ...details }) => {
      await signUp(couponCode === '' ? details : { ...details, couponCode })
      showToast({
        title: 'Account Created',
        description: `Welcome to ${product.name}! You are now logged in.`,
      })
      onDone()
    },
    describeFailure: describeSignUpFailure,
  })
  const couponFault =
    coupon?.fault && `${coupon.fault} Remove it to create your account without the free course.`
  const optional = <span className="mono-label text-ink-3">optional</span>

  return (
    <form {...formProps} aria-label="Create your account" className="grid gap-5">
      {coupon !== null && (
        <TextField
          {...getFieldProps('couponCode')}
          error={getFieldProps('couponCode').error ?? couponFault}
          label="Coupon"
          hint="Gives you free access to the course."
          value={coupon.code}
          readOnly
          leading={
            <Icon of={coupon.isGood ? TicketCheck : Ticket} className={coupon.isGood ? 'text-green' : ''} />
          }
          trailing={
            <IconButton
              icon={X}
              label="Remove coupon"
              onClick={({ currentTarget }) => {
                // The button disappears with its field, so the focus must move.
                focusField(currentTarget.form, 'email')
                onRemoveCoupon()
              }}
              className="-mr-1.5"
            />
          }
        />
      )}
      <TextField {...getFieldProps('email')} type="email" label="Email" autoComplete="email" required />
      <UsernameField {...getFieldProps('username')} label="Username" />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField
          {...getFieldProps('firstName')}
          label="First name"
          labelExtra={optional}
          autoComplete="given-name"
        />
        <TextField
          {...getFieldProps('lastName')}
          label="Last name"
          labelExtra={optional}
          autoComplete="family-name"
        />
      </div>
      <PasswordField
        {...getFieldProps('password')}
        label="Password"
        hint={`At least ${minSignUpPasswordLength} characters.`}
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...getFieldProps('confirmPassword')}
        label="Confirm password"
        showLabel="Show confirmed password"
        concealLabel="Hide confirmed password"
        autoComplete="new-password"
        required
      />
      <AccountSubmit failure={failure} isBusy={isBusy} busyText="CREATING ACCOUNT...">
        CREATE ACCOUNT
      </AccountSubmit>
      <p className="text-sm text-ink-2">
        By creating an account, you agree to the{' '}
        <Link to={sitePages.terms.path} className="text-link">
          terms
        </Link>
        . The{' '}
        <Link to={sitePages.privacy.path} className="text-link">
          privacy page
        </Link>{' '}
        explains what we store.
      </p>
    </form>
  )
}
