import type { ReactNode } from 'react'
import { newRequestPath, supportPath } from '#shared/platform/help/help-path.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { requestPath } from '#shared/support/support-requests/named-request.ts'
import type { PublicRequest } from '#shared/support/support-requests/shown-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useMinute } from '#web/lib/use-minute.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import type { RequestActs } from '../api/request-acts.ts'
import { useRequestStep } from '../api/use-request-step.ts'

type RequestStandingProps = {
  request: PublicRequest
  acts: RequestActs
  /** A link in an email opened it. */
  isGuest: boolean
}

/** Where a request stands, where that is more than open, with the step that follows. */
export function RequestStanding({ request, acts, isGuest }: RequestStandingProps) {
  const { status, isOwn, takesMessages, mergedInto } = request
  const now = useMinute()
  if (status === 'merged')
    return (
      <Banner
        tone="info"
        action={
          mergedInto &&
          !isGuest && <ButtonLink to={requestPath(mergedInto.id)}>Open {mergedInto.number}</ButtonLink>
        }
      >
        {mergedInto
          ? `This request was merged into ${mergedInto.number}. Answers come there.`
          : 'This request was merged into another one. Answers come there.'}
      </Banner>
    )
  if (!takesMessages)
    return (
      <Banner
        tone="info"
        action={<ButtonLink to={isGuest ? supportPath : newRequestPath}>Ask for help</ButtonLink>}
      >
        This request is closed. Please open a new one.
      </Banner>
    )
  if (status === 'closed')
    return <Banner tone="info">This request is closed. Write below to reopen it.</Banner>
  if (status === 'solved')
    return (
      <Banner
        tone="success"
        action={isOwn && <Settle acts={acts} isSolved={false} words="It is not solved" />}
      >
        This request is solved.
      </Banner>
    )
  if (status === 'open' && isWaited(request)) return <p className="text-dim">{answerLine(request, now)}</p>
  return null
}

const isWaited = ({ answerBy, messages }: PublicRequest): boolean =>
  answerBy !== undefined && !messages.items.some(({ kind }) => kind === 'answer')

/** A time that has passed is no promise. */
const answerLine = ({ deskName, answerBy = '' }: PublicRequest, now: string): string =>
  answerBy > now
    ? `${deskName} will answer by ${localTime(answerBy)}.`
    : `${deskName} will answer as soon as possible.`

type SettleProps = { acts: RequestActs; isSolved: boolean; words: ReactNode }

/** Says that a request is settled, or that it is not. */
export function Settle({ acts, isSolved, words }: SettleProps) {
  const step = useRequestStep(acts, (solved: boolean, key) => acts.settle(solved, key))
  return (
    <Button
      data-own
      busy={step.isPending}
      busyText="Saving..."
      onClick={() => step.mutate(isSolved, { onError: toastFailure })}
    >
      {words}
    </Button>
  )
}
