import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { RegistrationForm } from '#shared/accounts/accounts/contract.ts'
import { isBusiness, membershipLabels } from '#shared/platform/users/membership-type.ts'
import { Agreement } from '#web/features/accounts/accounts/components/agreement.tsx'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { GoogleButton, OrElse } from '#web/features/platform/security/components/google-button.tsx'
import { track } from '#web/lib/analytics/track.ts'
import { loginPath, useReturnPath } from '#web/lib/return-path.ts'
import { setPendingEmail } from '#web/lib/session/pending-email.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRegisterAccount } from '../api/register-account.ts'
import { AddressFields } from './address-fields.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { membershipOf } from './membership-of.ts'
import { MembershipPlate } from './membership-plate.tsx'
import { newContact } from './new-contact.ts'
import { RegisterFields } from './register-fields.tsx'
import { useInvitation } from './use-invitation.ts'

/** Registering with an address and a password, or turning to Google instead. */
export function PasswordRegistration() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  const plans = useQuery(plansQuery)
  const form = useSchemaForm(RegistrationForm.check(newContact), {
    defaultValues: {
      email: '',
      password: '',
      userData: {
        name: '',
        membershipType: membershipOf(search.get('type')),
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
  const command = useRegisterAccount()
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: ({ email }, { userData }) => {
      track('sign_up', { method: 'email', membership_type: userData.membershipType })
      setPendingEmail(email)
      void navigate(`/verify-email?email=${encodeURIComponent(email)}`, { state: { registered: true } })
    },
  })
  const { invited, error } = useInvitation(form, failure)
  const type = form.watch('userData.membershipType')
  return (
    <AuthLayout
      label="New member"
      title="Sign up"
      lead={
        <>
          Already a member? <TextLink to={loginPath(returnPath)}>Log in</TextLink>
        </>
      }
      aside={<MembershipPlate plans={plans.data} type={type} />}
    >
      <form name="register" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <LeaveWarning
          unsaved={form.formState.isDirty && !busy && !command.isSuccess}
          description="You haven’t submitted this form yet."
        />
        <FormFailure title="We couldn’t sign you up" failure={failure} attempts={attempts} />
        <InvitationBanner invited={invited} error={error} />
        <RegisterFields form={form}>
          <AddressFields form={form} invited={invited !== undefined} />
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
        <Button type="submit" variant="primary" size="lg" busy={busy} busyText="Signing up...">
          {isBusiness(type) ? 'Sign up your business' : 'Sign up'}
        </Button>
        <Agreement doing="signing up" />
      </form>
      {!invited && (
        <>
          <OrElse />
          <GoogleButton label="Sign up with Google" from={returnPath} intent="register" type={type} />
        </>
      )}
    </AuthLayout>
  )
}

function InvitationBanner({ invited, error }: ReturnType<typeof useInvitation>) {
  if (error) return <Banner tone="warning">{describeFailure(error).sentence}</Banner>
  if (!invited) return null
  return (
    <Banner tone="info">
      <p className="font-semibold">
        This invitation is for the {membershipLabels[invited.membershipType]} membership.
      </p>
      {invited.message && <p className="mt-1 whitespace-pre-line">{invited.message}</p>}
    </Banner>
  )
}
