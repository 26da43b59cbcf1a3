import { useSearchParams } from 'react-router-dom'
import { answerStaffInvitation } from '#shared/events/event-staff/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { toast } from '#web/ui/toast.ts'

/** The question that the notification of an invitation links to. */
export function StaffInvitation({ eventId }: { eventId: string }) {
  const [search, setSearch] = useSearchParams()
  const session = useSession()
  const answer = useCommand({
    send: (accepts: boolean, idempotencyKey) =>
      call(
        answerStaffInvitation,
        { params: { eventId: eventId as Event['id'] }, body: { accepts } },
        { idempotencyKey },
      ),
  })
  if (search.get('invited') !== 'yes') return null
  if (session.status === 'anonymous') return <LogInToAnswer back={`/events/${eventId}?invited=yes`} />
  if (session.status !== 'signed-in') return null
  const give = (accepts: boolean) =>
    answer.mutate(accepts, {
      onError: toastFailure,
      onSuccess: () => {
        toast.success(accepts ? 'You’re on the event staff' : 'Invitation declined')
        setSearch({}, { replace: true })
      },
    })
  return (
    <div className="shell pt-6">
      <Banner
        tone="info"
        action={
          <div className="flex flex-wrap gap-3">
            <Button data-own variant="primary" busy={answer.isPending} onClick={() => give(true)}>
              Accept
            </Button>
            <Button data-own busy={answer.isPending} onClick={() => give(false)}>
              Decline
            </Button>
          </div>
        }
      >
        The organizer invited you to the event staff.
      </Banner>
    </div>
  )
}

/** An invitation is for an address: who has no account yet signs up with it first. */
function LogInToAnswer({ back }: { back: string }) {
  const from = encodeURIComponent(back)
  return (
    <div className="shell pt-6">
      <Banner
        tone="info"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink variant="primary" to={`/login?from=${from}`}>
              Log in
            </ButtonLink>
            <ButtonLink to={`/register?from=${from}`}>Sign up</ButtonLink>
          </div>
        }
      >
        The organizer invited you to the event staff. Log in or sign up with the email address that got the
        invitation.
      </Banner>
    </div>
  )
}
