import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type GoogleIdentity, GoogleRegistrationForm } from '#shared/accounts/accounts/google-contract.ts'
import { isBusiness, type PublicMembershipType } from '#shared/platform/users/membership-type.ts'
import { Agreement } from '#web/features/accounts/accounts/components/agreement.tsx'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { GoogleButton } from '#web/features/platform/security/components/google-button.tsx'
import { track } from '#web/lib/analytics/track.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { loginPath, useReturnPath } from '#web/lib/return-path.ts'
import { startGoogleSignIn } from '#web/lib/session/google-sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { isGone, useRegisterWithGoogle } from '../api/register-with-google.ts'
import { AuthLayout } from './auth-layout.tsx'
import { MembershipPlate } from './membership-plate.tsx'
import { newContact } from './new-contact.ts'
import { RegisterFields } from './register-fields.tsx'
import { forgetGoogleHandle } from './use-google-handle.ts'

export type GoogleRegistrationFieldsProps = {
  handle: string
  identity: GoogleIdentity
  initialType: PublicMembershipType
}

export function GoogleRegistrationFields({ handle, identity, initialType }: GoogleRegistrationFieldsProps) {
  const returnPath = useReturnPath()
  const plans = useQuery(plansQuery)
  const [leaving, setLeaving] = useState(false)
  const form = useSchemaForm(GoogleRegistrationForm.check(newContact), {
    defaultValues: {
      handle,
      userData: {
        name: identity.name,
        membershipType: initialType,
        companyName: '',
        phone: '',
        city: '',
        state: '',
        country: 'US',
      },
      captchaToken: '',
      wantsNewsletter: false,
    },
  })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useRegisterWithGoogle(),
    onDone: ({ email, created }, { userData }) => {
      if (created) track('sign_up', { method: 'google', membership_type: userData.membershipType })
      setLeaving(true)
      return startGoogleSignIn({ from: returnPath, intent: 'log-in', email })
    },
  })
  const type = form.watch('userData.membershipType')
  return (
    <AuthLayout
      label="New member"
      title="Almost there"
      lead="Google has confirmed who you are. Fill in the rest; you don’t need a password."
      aside={<MembershipPlate plans={plans.data} type={type} />}
    >
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t sign you up" failure={failure} attempts={attempts}>
          <WayOut failure={failure} from={returnPath} type={type} />
        </FormFailure>
        <RegisterFields form={form}>
          <Field label="Email" hint="Verified by Google. You log in with this email.">
            <Input type="email" value={identity.email} readOnly className="border-dashed" />
          </Field>
        </RegisterFields>
        <Checkbox
          label="Send me the newsletter"
          hint="News by email. Unsubscribe at any time."
          {...form.register('wantsNewsletter')}
        />
        <Captcha
          action="register"
          attempts={attempts}
          onToken={(token) => form.setValue('captchaToken', token, { shouldValidate: token !== '' })}
          error={form.formState.errors.captchaToken?.message}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={busy || leaving}
          busyText={leaving ? 'Logging you in...' : 'Signing up...'}
        >
          {isBusiness(type) ? 'Sign up your business' : 'Sign up'}
        </Button>
        <Agreement doing="signing up" />
        <p className="text-sm text-dim">
          Not you?{' '}
          <TextLink to={`/register?type=${type}`} onClick={forgetGoogleHandle}>
            Sign up with another email
          </TextLink>
        </p>
      </form>
    </AuthLayout>
  )
}

type WayOutProps = { failure: unknown; from: string; type: PublicMembershipType }

function WayOut({ failure, from, type }: WayOutProps) {
  if (isGone(failure)) return <GoogleButton from={from} intent="register" type={type} />
  if (failure instanceof ApiError && failure.code === 'account_exists')
    return <TextLink to={loginPath(from)}>Log in</TextLink>
  return null
}
