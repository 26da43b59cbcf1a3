import type { ReactNode } from 'react'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { missingFields } from '#shared/organizations/organizations/stepped-organization.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Banner, type BannerProps } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSubmitForReview, useWithdraw } from '../api/organization-commands.ts'

/** How an organization stands and what its people can do about it. One that is fine says nothing. */
export function StatusBanner({ own: { organization, role } }: { own: OwnOrganization }) {
  const { status, statusSince, reason, removed } = organization
  const decides = mayInOrganization(role, 'fate')
  if (removed)
    return (
      <Words tone="danger" says={`We took this organization off the site: ${removed.reason}`}>
        Its events go on. Change what is wrong, then{' '}
        <TextLink to="/contact">ask us to show it again</TextLink>.
      </Words>
    )
  if (status === 'draft') return <DraftBanner organization={organization} decides={decides} />
  if (status === 'pending')
    return (
      <Words
        tone="info"
        says={`In review since ${localTime(statusSince)}.`}
        action={decides && <WithdrawButton organization={organization} />}
      >
        We notify its owners of the decision. To change it,{' '}
        {decides ? 'withdraw it' : 'ask an owner to withdraw it'} first.
      </Words>
    )
  if (status === 'suspended')
    return (
      <Words tone="danger" says={`We suspended this organization: ${reason ?? 'ask us why'}`}>
        Its page is hidden, and its events go on. <TextLink to="/contact">Talk to us about it</TextLink>.
      </Words>
    )
  if (status === 'archived')
    return (
      <Words tone="info" says={`Archived on ${localTime(statusSince)}${reason ? `: ${reason}` : '.'}`}>
        Its page and its past events stay. <TextLink to="/contact">Ask us</TextLink> to bring it back.
      </Words>
    )
  return null
}

type WordsProps = Pick<BannerProps, 'tone' | 'action'> & { says: string; children: ReactNode }

const Words = ({ says, children, ...banner }: WordsProps) => (
  <Banner {...banner}>
    <p className="font-semibold wrap-anywhere">{says}</p>
    <p className="mt-1">{children}</p>
  </Banner>
)

type DraftBannerProps = { organization: Organization; decides: boolean }

function DraftBanner({ organization, decides }: DraftBannerProps) {
  const { reason } = organization
  const missing = missingFields(organization)
  const isComplete = missing.length === 0
  return (
    <Words
      tone={reason ? 'warning' : 'info'}
      says={reason ? `Not approved yet: ${reason}` : 'Only its people see this draft.'}
      action={decides && isComplete && <SubmitButton organization={organization} />}
    >
      {isComplete
        ? readyWords(reason, decides)
        : `Still missing before ${decides ? 'you submit it' : 'its owner submits it'}: ${missing.join('; ')}.`}
    </Words>
  )
}

function readyWords(reason: string | undefined, decides: boolean): string {
  if (reason) return `Change it, then ${decides ? 'submit it' : 'ask an owner to submit it'} again.`
  return `${decides ? 'Submit it' : 'Its owner submits it'}, and everyone sees it once we have reviewed it.`
}

type StepProps = { organization: Organization }

function SubmitButton({ organization: { id, version } }: StepProps) {
  const submit = useSubmitForReview()
  const press = usePress(() =>
    submit
      .mutateAsync({ params: { organizationId: id }, body: { version } })
      .then(() => toast.success('Submitted for review'), toastFailure),
  )
  return (
    <Button data-own variant="primary" busy={submit.isPending} onClick={press}>
      Submit for review
    </Button>
  )
}

function WithdrawButton({ organization: { id, version } }: StepProps) {
  const withdraw = useWithdraw()
  const press = usePress(() =>
    withdraw
      .mutateAsync({ params: { organizationId: id }, body: { version } })
      .then(() => toast.success('It is a draft again'), toastFailure),
  )
  return (
    <Button data-own busy={withdraw.isPending} onClick={press}>
      Withdraw
    </Button>
  )
}
